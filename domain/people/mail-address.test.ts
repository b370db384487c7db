import { expect, it } from 'vitest'
import { mailAddress } from './mail-address.ts'

const problemWith = (address: string) => mailAddress.safeParse(address).error?.issues[0]?.message

it.each([
  'mita@school.in',
  'mita.pal+news@mail.school.co.in',
  "o'brien@example.org",
  'মিতা@ডাকঘর.ভারত',
  'mita@xn--45br5cyl.in',
  '=mita@school.in',
])('%s can be written to', (address) => {
  expect(mailAddress.parse(`  ${address} `)).toBe(address)
})

it.each([
  ['', 'email_required'],
  ['   ', 'email_required'],
  ['mita', 'email_invalid'],
  ['mita@school', 'email_invalid'],
  ['mita pal@school.in', 'email_invalid'],
  ['mita@school.in,bcc@elsewhere.in', 'email_invalid'],
  ['mita,bcc@elsewhere.in', 'email_invalid'],
  ['<mita@school.in>', 'email_invalid'],
  ['Mita<mita@school.in', 'email_invalid'],
  ['"mita"@school.in', 'email_invalid'],
  ['mita@[10.0.0.7]', 'email_invalid'],
  ['mita@school..in', 'email_invalid'],
  ['mita@10.0.0.77', 'email_invalid'],
  ['mita@school.in\r\nBcc: all@school.in', 'email_invalid'],
  ['mita\u202e@school.in', 'email_invalid'],
  ['mita\u200b@school.in', 'email_invalid'],
  ['mita\u3164@school.in', 'email_invalid'],
  ['mita@sch\u115fool.in', 'email_invalid'],
  ['mita\u0000@school.in', 'unusable_text'],
  [`${'m'.repeat(250)}@school.in`, 'too_long'],
])('%j can not: %s', (address, problem) => {
  expect(problemWith(address)).toBe(problem)
})
