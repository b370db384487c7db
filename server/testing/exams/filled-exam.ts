import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { sectionRulesOnWire } from '#contract/questionnaires/section-rules-on-wire.ts'
import { minutesOf, nanosecondsOf } from '#contract/wire/wire.ts'
import { A_QUARTER } from '#domain/marking/marking.ts'
import { wholeMarks } from '#domain/marking/marks.ts'
import { PATTERNS } from '#domain/patterns/patterns.ts'
import { laidOutDraft } from '#domain/questionnaires/drafts/patterned-draft.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import type { PublishedExam, PublishedSection } from './published-exams.ts'

/** The kinds that these papers ask. */
type Form = 'one' | 'several' | 'number'
const FORMS: Readonly<Record<string, Form>> = { single_choice: 'one', multiple_choice: 'several', numerical: 'number' }

const OPTIONS = 4

/** A question as its author wrote it; `right`: the places of right options. */
export type WrittenQuestion = {
  at: number
  section: number
  form: Form
  right: readonly number[]
  passage: number | null
}

/** What nobody may read before its time, by where it stands; each question has its own number. */
export const ASKED = /(?:asked|option|passage)-(\d+)x/g
/** What only the key, a solution and a result say. A number that is right lies between two that nobody types. */
export const KEYED =
  /solved-\d+x|\b8800000\d{4}[19]\b|"(?:correct_answer|key|is_correct|verdict|explanation|marks|key_formulas)":|"score":-?\d/

/** Numbers with as many figures stand nowhere else. */
const [RIGHT_FROM, WRONG_FROM] = [880_000_000_000, 330_000_000_000]

/** What is typed for a number, and is right; with another last figure it is not. */
export const rightNumber = (at: number): string => String(RIGHT_FROM + at * 10 + 5)
export const wrongNumber = (at: number): string => String(WRONG_FROM + at * 10 + 5)

/** The ends of what is right. */
export const rangeOf = (at: number): [string, string] => [
  String(RIGHT_FROM + at * 10 + 1),
  String(RIGHT_FROM + at * 10 + 9),
]

const rightIn = (form: Form, at: number): number[] => {
  if (form === 'one') return [at % OPTIONS]
  return form === 'several' ? Array.from({ length: 1 + (at % OPTIONS) }, (_, place) => place) : []
}

const optionsOf = (at: number) => Array.from({ length: OPTIONS }, (_, place) => `option-${at}x-${place}`)

const onWire = ({ at, form, right, passage }: WrittenQuestion): NewQuizOnWire['questions'][number] => {
  const written = {
    problem: `asked-${at}x`,
    explanation: `solved-${at}x`,
    ...(passage !== null && { group: passage }),
  }
  if (form === 'one') return { ...written, options: optionsOf(at), correct_answer: right[0] }
  if (form === 'several')
    return {
      ...{ ...written, kind: 'multiple_choice' },
      draft: { options: optionsOf(at), correct: right, tellsHowMany: false },
    }
  const [first, second] = rangeOf(at)
  return {
    ...written,
    kind: 'numerical',
    draft: { rows: [{ form: 'range', first, second }], units: '', unit: null, decimals: 0 },
  }
}

const asksIn = ({ met, pool }: PublishedSection): number => (pool ? pool.units * pool.each : met)
const drawnIn = ({ met, pool }: PublishedSection): number | undefined => pool && met / pool.each

/** Every question of the paper, passages numbered through. */
const writtenIn = ({ pattern, sections }: PublishedExam): WrittenQuestion[] => {
  const questions: WrittenQuestion[] = []
  let passages = 0
  for (const [section, published] of sections.entries()) {
    const form = FORMS[PATTERNS[pattern].sections[section]?.kind.value ?? ''] ?? 'one'
    const each = published.pool?.each ?? 1
    for (let place = 0; place < asksIn(published); place += 1) {
      const at = questions.length
      const passage = each > 1 ? passages + Math.floor(place / each) : null
      questions.push({ at, section, form, right: rightIn(form, at), passage })
    }
    if (each > 1) passages += published.pool?.units ?? 0
  }
  return questions
}

const emptyDetails = () => ({
  ...{ title: '', subject: '', minutes: null, questionCount: null, marksPerQuestion: wholeMarks(1) },
  ...{ hasNegativeMarking: false, wrongCosts: A_QUARTER, scheme: 'all_or_nothing' as const, floor: 'none' as const },
  settings: usualSettings(),
})

const AFTER_CLOSE = { when: 'after_close' as const }

/** A pattern's draft with all of its questions, changed as its teacher has, and as it is sent to be published. */
export const filledExam = (exam: PublishedExam, window: { opens_at: number; closes_at: number }) => {
  const { details, items } = laidOutDraft(PATTERNS[exam.pattern], emptyDetails())
  const questions = writtenIn(exam)
  const headings = items.flatMap((item) => (item.kind === 'section' ? [item] : []))
  const sections = headings.map((heading, at) => {
    const published = exam.sections[at]
    const { marking, ...rules } = sectionRulesOnWire(heading)
    const [costs, draw] = [exam.costs?.[at], published && drawnIn(published)]
    const isAny = published !== undefined && published.counting < published.met
    return {
      ...{ title: heading.title, instructions: '', before: questions.findIndex(({ section }) => section === at) },
      ...{ ...rules, marking: { ...marking, ...(costs && { wrong_costs: costs }) } },
      ...(isAny && { choose: published.counting }),
      ...(draw !== undefined && { draw }),
      ...(published?.minutes !== undefined && { minutes: published.minutes }),
    }
  })
  const passages = new Set(questions.flatMap(({ passage }) => passage ?? []))
  const { secondsEach } = exam
  const course = secondsEach !== undefined && { movement: 'by_question' as const, question_seconds: secondsEach }
  const order = { questions: true, options: true, sections: true, ...course }
  const release = { score: AFTER_CLOSE, answers: AFTER_CLOSE, explanations: AFTER_CLOSE }
  const body: NewQuizOnWire = {
    ...{ kind: 'exam', title: exam.name, subject: 'All', duration: nanosecondsOf(details.minutes ?? 0) },
    ...{ no_of_questions: questions.length, is_negative_marking: details.hasNegativeMarking },
    ...{ marks_per_question: details.marksPerQuestion / wholeMarks(1), wrong_costs: details.wrongCosts },
    ...{ marking_scheme: details.scheme, marks_floor: exam.floor, sections },
    questions: questions.map(onWire),
    groups: [...passages].map((passage) => ({ stimulus: `passage-${passage}x` })),
    settings: { order, release, opening: window, pattern: exam.pattern, look: details.settings.look },
  }
  return { body, questions, minutes: minutesOf(nanosecondsOf(details.minutes ?? 0)) }
}
