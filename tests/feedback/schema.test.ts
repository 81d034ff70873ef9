import { describe, expect, test } from 'vitest'
import { feedbackSchema } from '../../src/feedback/message.ts'

const typed = { name: '', email: '', message: 'The tile count is wrong', _gotcha: '' }

describe('the schema of a message', () => {
  test('a message alone is enough', () => {
    expect(feedbackSchema.parse(typed)).toEqual(typed)
  })

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
