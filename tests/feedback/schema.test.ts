import { describe, expect, test } from 'vitest'
import { feedbackSchema } from '../../src/feedback/message.ts'
import { readFormService } from '../../src/formService.ts'
import { checkFormService } from '../../tools/vite/formServicePlugin.ts'

const typed = { name: '', email: '', message: 'The tile count is wrong', _gotcha: '' }

describe('the schema of a message', () => {
  test('spaces around a text do not count, spaces inside do', () => {
    const spaced = { ...typed, name: ' Achieng  Otieno ', email: ' a@b.co.ke ', message: '\n hi\n' }
    expect(feedbackSchema.parse(spaced)).toEqual({
      ...typed,
      name: 'Achieng  Otieno',
      email: 'a@b.co.ke',
      message: 'hi',
    })
  })

  test.each(['', ' ', '\n\t\u00a0'])(
    'a message of nothing but blanks is missing: %j',
    (message) => {
      expect(problems({ ...typed, message })).toEqual([['message', 'is required']])
    },
  )

  test.each([
    'juma',
    'juma@',
    '@gmail.com',
    'juma@gmail',
    'juma gmail.com',
    'a b@gmail.com',
    'a@b@c.ke',
  ])('no reply could reach %j', (email) => {
    expect(problems({ ...typed, email })).toEqual([['email', 'should look like name@example.com']])
  })

  test.each(['juma@gmail.com', 'j.o.otieno+site@uonbi.ac.ke', "o'connor_1@a-b.co.ke"])(
    'a reply can reach %j',
    (email) => {
      expect(feedbackSchema.parse({ ...typed, email }).email).toBe(email)
    },
  )
})

function problems(texts: unknown): [string, string][] {
  const { error } = feedbackSchema.safeParse(texts)
  return (error?.issues ?? []).map(({ path, message }) => [path.join('.'), message])
}

describe('where messages go', () => {
  test("to the page's own origin, as long as nothing else is set", () => {
    const facts = { endpoint: undefined, formId: 'feedback' }
    expect(readFormService({})).toEqual(facts)
    expect(readFormService({ VITE_FORM_ENDPOINT: '', VITE_FORM_ID: '' })).toEqual(facts)
    expect(checkFormService(readFormService({}))).toEqual(facts)
  })

  test.each([
    'forms.example',
    '//forms.example',
    'ftp://forms.example',
    'https://forms.example?x=1',
    'https:// x',
  ])('an endpoint of %j stops the build', (endpoint) => {
    expect(() => checkFormService(readFormService({ VITE_FORM_ENDPOINT: endpoint }))).toThrow(
      `VITE_FORM_ENDPOINT is "${endpoint}"; it should be the form service's address, ` +
        'such as https://forms.example, or be left out for the site itself',
    )
  })

  test.each(['https://forms.example/f/mabcdefg', 'f/mabc', 'm abc', 'mabc?'])(
    'a form id of %j stops the build',
    (formId) => {
      expect(() => checkFormService(readFormService({ VITE_FORM_ID: formId }))).toThrow(
        `VITE_FORM_ID is "${formId}"; it should be the form's id alone: letters, digits, - and _`,
      )
    },
  )
})
