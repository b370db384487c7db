import { expect, it } from 'vitest'
import type { DraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import type { SectionRules } from '#domain/questionnaires/items/section-rules.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { itemOf } from '../../testing/letters.ts'
import { draftListOf } from './draft-list.ts'
import { ownTimesIn } from './own-times.ts'

const section = (rules: SectionRules): DraftPart => ({ kind: 'section', title: 'Physics', text: '', ...rules })
const entriesOf = (...rules: SectionRules[]) =>
  draftListOf(rules.flatMap((each) => [section(each), itemOf('A'), itemOf('B'), itemOf('C')])).entries
const TOGETHER = { order: { questions: false, options: false } }
const EACH = { order: { ...TOGETHER.order, movement: 'by_question', question_seconds: 40 } } as const

it.each([
  ['shared', TOGETHER, [{}, {}], null],
  ['of sections', TOGETHER, [{ minutes: 10 }, { minutes: 5 }], { of: 'sections', ms: 15 * MINUTE }],
  ['shared where one section has none', TOGETHER, [{ minutes: 10 }, {}], null],
  ['of questions', EACH, [{}, {}], { of: 'questions', ms: 6 * 40 * SECOND }],
  ['of questions that are drawn', EACH, [{ draw: 2 }, {}], { of: 'questions', ms: 5 * 40 * SECOND }],
  ['of questions of which some count', EACH, [{ choose: 2 }, {}], { of: 'questions', ms: 6 * 40 * SECOND }],
] as const)('the time is %s', (_, settings, rules, own) => {
  expect(ownTimesIn(entriesOf(...rules), settings)).toEqual(own)
})
