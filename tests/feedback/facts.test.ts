import { describe, expect, test } from 'vitest'
import { readFormService } from '../../src/formService.ts'
import { checkFormService } from '../../tools/vite/formServicePlugin.ts'

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
