import { expect, it } from 'vitest'
import { nameMailbox } from './name-mailbox.ts'
import { nameReader } from './name-reader.ts'

it.each([
  ['mita@school.in', 'mita@school.in'],
  ['Mita@SCHOOL.in', 'mita@school.in'],
  ['mita@sch\ufe0fool.in', 'mita@school.in'],
  ['mita@sch\u034fool.i\ufe0en', 'mita@school.in'],
  ['mita@ſchool.in', 'mita@school.in'],
  ['mita@münchen.de', 'mita@xn--mnchen-3ya.de'],
  ['mita@xn--mnchen-3ya.de', 'mita@xn--mnchen-3ya.de'],
  ['মিতা@school.in', 'মিতা@school.in'],
  ['mita+quiz@school.in', 'mita+quiz@school.in'],
  ['mita@xn--a.in', 'mita@xn--a.in'],
])('%j is the mailbox %s', (email, key) => expect(nameMailbox(email)).toBe(key))

it.each([
  ['mita@school.in', 'mita@school.in'],
  ['mita+1@school.in', 'mita@school.in'],
  ['m.i.t.a+1+2@sch\ufe0fool.in', 'mita@school.in'],
  ['+mita@school.in', '+mita@school.in'],
  ['mita@sch.ool.in', 'mita@sch.ool.in'],
])('a mail to %j reaches %s', (email, key) => expect(nameReader(email)).toBe(key))
