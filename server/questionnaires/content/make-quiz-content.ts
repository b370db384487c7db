import type * as z from 'zod/mini'
import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import type { written } from '#contract/questionnaires/questionnaires-requests.ts'
import type { FieldProblems } from '#contract/wire/problems-of.ts'
import { minutesOf } from '#contract/wire/wire.ts'
import { fullMarksOf } from '#domain/marking/marking.ts'
import type { Item } from '#domain/questionnaires/items/item.ts'
import type { Question } from '#domain/questionnaires/items/question.ts'
import { chooseProblem } from '#domain/questionnaires/items/section-rules.ts'
import { isUnit } from '#domain/questionnaires/items/units.ts'
import { secondsEach } from '#domain/questionnaires/movement.ts'
import { lastingMs, minutesOfSections, sectionsLackingMinutes } from '#domain/questionnaires/own-times.ts'
import { drawProblem } from '#domain/questionnaires/pools.ts'
import { countMetIn, partsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import { sectioned } from '#domain/questionnaires/section.ts'
import type { VersionSettings } from '#domain/questionnaires/settings.ts'
import { MAX_MINUTES } from '#domain/time/minutes.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { type Made, type MakingNeeds, makeParts } from './make-parts.ts'

type QuizContent = Pick<Version, 'title' | 'subject' | 'minutes' | 'marking' | 'sections'>

type From = {
  written: z.infer<z.ZodMiniObject<typeof written>>
  /** The questions of the version that was edited, by their ids. */
  former?: ReadonlyMap<string, Question> | undefined
  settings: Pick<VersionSettings, 'order'>
}

/** What a version with a clock and marks says, made of what a teacher wrote; what is wrong in it is named by its field. */
export const makeQuizContent = async (
  context: MakingNeeds,
  teacher: SignedInTeacher,
  { written, former, settings }: From,
): Promise<Made<QuizContent>> => {
  const parts = await makeParts(context, teacher, { written, former })
  if (!parts.ok) return parts
  const { title, subject, duration, minutes = minutesOf(Number(duration)) } = written
  const sections = sectioned(parts.value)
  const lasting = { sections, settings, minutes: minutesOfSections({ sections }) ?? minutes }
  const value = { title, subject, minutes: wholeMinutes(lasting), marking: markingFromWire(written), sections }
  const fields = { ...chooseProblems(value), ...drawProblems(value), ...minutesProblems({ ...value, settings }) }
  return Object.keys(fields).length > 0 ? { ok: false, code: 'invalid_request', fields } : { ok: true, value }
}

type Lasting = Pick<QuizContent, 'sections' | 'minutes'> & Pick<From, 'settings'>

/** How long it takes, in started minutes. */
const wholeMinutes = ({ sections, minutes, settings }: Lasting): number =>
  Math.ceil(lastingMs({ minutes, questionCount: countMetIn({ sections }), settings }) / MINUTE)

/**
 * Of each section without a time where others have one, questions above the first heading are told of there; of each with
 * one where questions have times.
 */
const minutesProblems = ({ sections, minutes, settings }: Lasting): FieldProblems => {
  const headed = sections.filter(({ isHeaded }) => isHeaded)
  if (secondsEach(settings.order) !== null) {
    const timed = headed.flatMap((section, at) => (section.minutes === undefined ? [] : [at]))
    const both = timed.map((at) => [`sections.${at}.minutes`, 'minutes_and_question_seconds'] as const)
    return {
      ...(minutes > MAX_MINUTES && { 'settings.order.question_seconds': 'out_of_range' }),
      ...Object.fromEntries(both),
    }
  }
  const lacking = sectionsLackingMinutes({ sections }).map((section) => Math.max(0, headed.indexOf(section)))
  const problems = lacking.map((at) => [`sections.${at}.minutes`, 'minutes_for_all'] as const)
  return minutes > MAX_MINUTES ? { 'sections.0.minutes': 'out_of_range' } : Object.fromEntries(problems)
}

/** Of each section in which too many are to count, or questions of different worth. */
const chooseProblems = ({ sections, marking }: Pick<QuizContent, 'sections' | 'marking'>): FieldProblems => {
  const headed = partsIn({ sections }).filter(({ section }) => section.isHeaded)
  const found = headed.map(({ section: { choose }, questions }) => {
    const fullMarks = questions.map((question) => fullMarksOf(question, marking))
    return choose === undefined ? null : chooseProblem(choose, fullMarks)
  })
  return Object.fromEntries(found.flatMap((problem, at) => (problem ? [[`sections.${at}.choose`, problem]] : [])))
}

/** Of each pool from which so many can't be drawn, or from which students would not be asked for the same. */
const drawProblems = ({ sections, marking }: Pick<QuizContent, 'sections' | 'marking'>): FieldProblems => {
  const headed = sections.filter(({ isHeaded }) => isHeaded)
  const found = headed.map((section) => {
    const { draw, choose, items } = section
    const fullMarks = (item: Item) =>
      partsIn({ sections: [{ ...section, items: [item] }] }).flatMap(({ questions }) =>
        questions.map((question) => fullMarksOf(question, marking)),
      )
    return draw === undefined ? null : drawProblem({ draw, choose }, items.filter(isUnit).map(fullMarks))
  })
  return Object.fromEntries(found.flatMap((problem, at) => (problem ? [[`sections.${at}.draw`, problem]] : [])))
}
