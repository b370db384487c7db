import { expect, it } from 'vitest'
import { contactMessage } from './contact-message.ts'

const MESSAGE = { name: 'মিতা Pal', email: 'mita@school.in', subject: 'প্রশ্ন about plans', message: 'Hello,\n\tyours' }

/** Each field with its first problem. */
const problemsWith = (changes: object) => {
  const issues = contactMessage.safeParse({ ...MESSAGE, ...changes }).error?.issues ?? []
  return Object.fromEntries(issues.reverse().map(({ path, message }) => [path.join('.'), message]))
}

it('is taken as it is typed, between its spaces', () =>
  expect(contactMessage.parse({ ...MESSAGE, name: ' মিতা Pal ', subject: 'প্রশ্ন about plans\n' })).toEqual(MESSAGE))

it('has one kind of line end', () =>
  expect(contactMessage.parse({ ...MESSAGE, message: 'one\r\ntwo\rthree' }).message).toBe('one\ntwo\nthree'))

it.each([
  [{ name: '' }, { name: 'name_required' }],
  [{ name: undefined }, { name: 'name_required' }],
  [{ name: 'n'.repeat(101) }, { name: 'too_long' }],
  [{ name: 'Mita\r\nBcc: all@school.in' }, { name: 'unusable_text' }],
  [{ email: ' ' }, { email: 'email_required' }],
  [{ email: 'mita@school' }, { email: 'email_invalid' }],
  [{ subject: ' ' }, { subject: 'subject_required' }],
  [{ subject: 's'.repeat(151) }, { subject: 'too_long' }],
  [{ subject: 'Hello\nBcc: all@school.in' }, { subject: 'unusable_text' }],
  [{ subject: 'Hello\u2028there' }, { subject: 'unusable_text' }],
  [{ message: '\n \n' }, { message: 'message_required' }],
  [{ message: 'm'.repeat(5001) }, { message: 'too_long' }],
  [{ message: 'm'.repeat(100_000) }, { message: 'too_long' }],
  [{ message: 'ring\u0007' }, { message: 'unusable_text' }],
  [{ message: 'nothing\u0000' }, { message: 'unusable_text' }],
  [
    { name: '', email: '', subject: '', message: '' },
    {
      name: 'name_required',
      email: 'email_required',
      subject: 'subject_required',
      message: 'message_required',
    },
  ],
])('is refused with the field and its problem, case %#', (changes, problems) => {
  expect(problemsWith(changes)).toEqual(problems)
})
