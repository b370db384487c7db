import { expect, it } from 'vitest'
import { mayBecome, takesStudents } from './questionnaire.ts'

it.each([
  ['draft', 'active', true],
  ['draft', 'closed', false],
  ['active', 'closed', true],
  ['active', 'draft', false],
  ['closed', 'active', true],
  ['closed', 'archived', true],
  ['archived', 'active', true],
  ['archived', 'closed', true],
  ['active', 'active', true],
] as const)('from %s to %s is allowed: %s', (from, to, allowed) => expect(mayBecome(from, to)).toBe(allowed))

it('takes students only while it is active', () => {
  expect(takesStudents('active')).toBe(true)
  expect(takesStudents('closed')).toBe(false)
  expect(takesStudents('archived')).toBe(false)
})
