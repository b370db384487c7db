import { expect } from 'vitest'
import type { BegunOnWire } from '#contract/runs/attempts.ts'
import { orderOf } from '#domain/questionnaires/paper-order.ts'
import type { ExamHall } from './exam-hall.ts'
import { rightNumber, type WrittenQuestion, wrongNumber } from './filled-exam.ts'

const SECOND_MS = 1000
const MINUTE_MS = 60_000

/** A question as one student meets it; `part`: the place of its section, or its own, among those that have a time of their own. */
export type AskedQuestion = { id: string; question: WrittenQuestion; part: number | null; options: string[] }

/** All that is asked of one attempt: the same however often, and wherever, it is told. */
export const asShown = ({ paper: { questions, layout } }: BegunOnWire) => ({ questions, layout })

const placeOf = (problem: string): number => Number(/asked-(\d+)x/.exec(problem)?.[1])

/** What was drawn, read from what the paper shows; sections end in the order in which a page leads through them. */
const readFrom = (hall: ExamHall, { paper, id, section_ends: ends }: BegunOnWire): AskedQuestion[] => {
  const sections = (paper.layout?.sections ?? []).map((section) => ({ ...section, questions: section.question_ids }))
  const passages = (paper.layout?.groups ?? []).map((group) => group.question_ids)
  const questions = paper.questions.map((question) => question.id)
  const met = orderOf({ questions, passages, sections }, { questions: true, options: true, sections: true }, id)
  return paper.questions.map((shown) => {
    const question = hall.questions[placeOf(shown.problem)]
    if (!question) throw new Error(`nobody wrote ${shown.problem}`)
    const section = sections.find(({ question_ids: ids }) => ids.includes(shown.id))?.id ?? ''
    const options = ((shown.asked as { options?: string[] } | undefined)?.options ?? shown.options) as string[]
    const part = hall.exam.secondsEach === undefined ? met.sections.indexOf(section) : met.questions.indexOf(shown.id)
    return { id: shown.id, question, part: ends ? part : null, options }
  })
}

/** The milliseconds of each part, in the order in which they end; null where they share the paper's. */
const timesIn = (asked: readonly AskedQuestion[], { sections, secondsEach }: ExamHall['exam']): number[] | null => {
  if (secondsEach !== undefined) return asked.map(() => secondsEach * SECOND_MS)
  if (sections.every(({ minutes }) => minutes === undefined)) return null
  return [...new Map(asked.map(({ question, part }) => [part ?? -1, question.section]))]
    .toSorted(([one], [other]) => one - other)
    .map(([, section]) => (sections[section]?.minutes ?? 0) * MINUTE_MS)
}

/** As many of each section as are met, passages whole, and ends of sections one after the other within the window. */
export const askedOf = (hall: ExamHall, begun: BegunOnWire): AskedQuestion[] => {
  const { exam, questions, world, window } = hall
  const asked = readFrom(hall, begun)
  const metIn = (section: number) => asked.filter(({ question }) => question.section === section).length
  expect(exam.sections.map((_, section) => metIn(section))).toEqual(exam.sections.map(({ met }) => met))
  expect(begun.max_score).toBe(exam.outOf)
  const passages = new Set(asked.flatMap(({ question }) => question.passage ?? []))
  const whole = questions.filter(({ passage }) => passage !== null && passages.has(passage)).map(({ at }) => at)
  const met = asked.filter(({ question }) => question.passage !== null).map(({ question }) => question.at)
  expect(met).toEqual(whole)
  const now = world.clock.now()
  expect(begun.ends_at).toBe(Math.min(now + exam.minutes * MINUTE_MS, window.closes_at))
  let end = now
  const ends = timesIn(asked, exam)?.map((own) => {
    end += own
    return Math.min(end, begun.ends_at)
  })
  expect(begun.section_ends).toEqual(ends)
  return asked
}

/** An answer to a question: right, right in part, wrong, or taken back; places are found by what the options say. */
export const someAnswer = ({ question, options }: AskedQuestion, skill: number, random: () => number) => {
  const luck = random()
  if (luck > 0.92) return null
  const isRight = luck < skill
  if (question.form === 'number') return isRight ? rightNumber(question.at) : wrongNumber(question.at)
  const shownAt = (place: number) => options.indexOf(`option-${question.at}x-${place}`)
  if (question.form === 'one') return shownAt(isRight ? (question.right[0] ?? 0) : (question.at + 1) % options.length)
  const chosen = isRight ? question.right : options.map((_, place) => place).filter(() => random() < 0.4)
  const places = chosen.map(shownAt).sort((one, other) => one - other)
  return places.length > 0 ? places : null
}
