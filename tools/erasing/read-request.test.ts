import { expect, it } from 'vitest'
import { readRequest } from './read-request.ts'

it.each([
  '9000000001',
  ' 90000 00001 ',
  '90000-00001',
  '(900) 000.0001',
  '+91 90000 00001',
  '+919000000001',
  '09000000001',
])('the phone number may be written as on the page: %j', (written) => {
  expect(readRequest(['student', 'abcd-2345', written])).toEqual({
    kind: 'student',
    quizCode: 'ABCD2345',
    person: [written.trim()],
    isSure: false,
  })
})

it('whoever gave no number is named by all that tells them from others', () => {
  const person = ['12', 'IX A']
  expect(readRequest(['student', 'ABCD2345', ...person])).toMatchObject({ kind: 'student', person })
})

it('a quiz is named by its code', () => {
  expect(readRequest(['quiz', 'abcd-2345'])).toEqual({ kind: 'quiz', quizCode: 'ABCD2345', isSure: false })
})

it.each(['teacher', 'letters'])('%s is an address', (kind) => {
  expect(readRequest([kind, ' Mita@School.in '])).toEqual({ kind, email: 'Mita@School.in', isSure: false })
})

it.each([
  [['--yes', 'teacher', 'mita@school.in']],
  [['teacher', '--yes', 'mita@school.in']],
  [['teacher', 'mita@school.in', '--yes']],
])('--yes stands anywhere: %j', (args) => {
  expect(readRequest(args)).toEqual({ kind: 'teacher', email: 'mita@school.in', isSure: true })
})

it.each([
  [[]],
  [['student']],
  [['student', 'ABCD2345']],
  [['student', '', '9000000001']],
  [['student', 'ABCD2345', ' ']],
  [['quiz']],
  [['quiz', 'ABCD2345', '9000000001']],
  [['teacher']],
  [['teacher', '']],
  [['teacher', 'mita']],
  [['letters', 'mita@school.in', 'rahul@school.in']],
  [['everybody', 'mita@school.in']],
  [['teacher', 'mita@school.in', '--force']],
  [['teacher', 'mita@school.in', '--yes=no']],
])('%j is not understood', (args) => {
  expect(readRequest(args)).toBe(null)
})
