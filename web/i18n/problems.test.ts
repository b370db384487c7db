import { expect, it } from 'vitest'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { problemText as studentsText } from '../runs/join-form/problem-text.ts'
import { problemTexts } from './problems.ts'

/** As a reply brings it. */
const newer: FieldProblems = JSON.parse('{"phone":"too_green"}')

it('says of a problem that only a newer server knows that this will not do', () => {
  expect(problemTexts(newer)).toEqual({ phone: 'This is not one of the possible values' })
  expect(studentsText('too_green')).toBe('This is too long, or contains characters that cannot be stored')
})
