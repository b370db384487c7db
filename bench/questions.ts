import { type QuizAnalysisOnWire, quizAnalysis } from '#contract/questionnaires/papers.ts'
import { keyFromWire } from '#contract/questionnaires/questions-on-wire.ts'
import { answerOnWire } from '#contract/runs/attempts.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'

/** How one kind is asked in the bench, and what somebody answers who is wrong; `right` is the right answer as a list. */
type Sample = { kind: Kind; make: (at: number) => object; wrong: (right: Value) => Value }

const listOf = (value: Value): readonly (Value | null)[] => (typeof value === 'object' ? value : [])

const OPTIONS = ['It becomes twice as large', 'It becomes half as large', 'It stays the same', 'None of these']
const problem = (at: number) =>
  `${at + 1}. Two bodies of ${at + 2} kg collide at ${at + 3} m/s without friction. What becomes of the energy?`

const singleChoice: Sample = {
  kind: 'single_choice',
  make: (at) => ({ problem: problem(at), options: OPTIONS, correct_answer: at % OPTIONS.length }),
  wrong: (right) => (Number(right) + 1) % OPTIONS.length,
}

const drafted =
  (kind: Kind, draft: object): Sample['make'] =>
  (at) => ({ kind, problem: problem(at), draft })

/** Every kind, with answers as long as those of a term test. */
const EVERY_KIND: readonly Sample[] = [
  singleChoice,
  {
    kind: 'multiple_choice',
    make: drafted('multiple_choice', { options: OPTIONS, correct: [1, 3], tellsHowMany: false }),
    wrong: () => [0, 1],
  },
  { kind: 'true_false', make: drafted('true_false', { correct: true }), wrong: () => false },
  {
    kind: 'fill_in_blanks',
    make: drafted('fill_in_blanks', {
      passage: 'Water is made of [[hydrogen]] and [[>nitrogen|*oxygen|helium]]; it boils at [[#100]] °C.',
    }),
    wrong: (right) => ['helium', ...listOf(right).slice(1)],
  },
  {
    kind: 'ordering',
    make: drafted('ordering', { items: ['Atom', 'Molecule', 'Cell', 'Organ', 'Body'] }),
    wrong: (right) => listOf(right).toReversed(),
  },
  {
    kind: 'matching',
    make: drafted('matching', {
      pairs: [
        { left: 'Bihar', right: 'Patna' },
        { left: 'Assam', right: 'Dispur' },
        { left: 'Odisha', right: 'Bhubaneswar' },
        { left: 'Jharkhand', right: 'Ranchi' },
      ],
      extras: ['Kolkata'],
    }),
    wrong: (right) => listOf(right).toReversed(),
  },
  {
    kind: 'short_answer',
    make: drafted('short_answer', { accepted: ['কলকাতা', 'Kolkata'], caseMatters: false, accentsMatter: false }),
    wrong: () => 'New Delhi',
  },
  {
    kind: 'numerical',
    make: drafted('numerical', {
      rows: [{ form: 'tolerance', first: '19.6', second: '0.4' }],
      units: 'm/s, km/h',
      unit: 0,
      decimals: 1,
    }),
    wrong: () => ['9.8', 0],
  },
]

export const QUESTIONS = 30

/** What an exam of the bench is made of: choices of one option alone, or every kind in turn. */
export const KINDS = { plain: [singleChoice], mixed: EVERY_KIND }
export type Kinds = keyof typeof KINDS

const sampleAt = (kinds: Kinds, at: number): Sample => KINDS[kinds][at % KINDS[kinds].length] ?? singleChoice

/** As they are published. */
export const questionsOf = (kinds: Kinds): object[] =>
  Array.from({ length: QUESTIONS }, (_, at) => sampleAt(kinds, at).make(at))

const rightOf = <K extends Kind>(kind: K, key: unknown): Specs[K]['given'] => {
  const rule: Rule<Specs[K]> = RULES[kind]
  const right = rule.right(rule.key.parse(key))
  if (right === null) throw new Error(`nothing is right about a question of kind ${kind}`)
  return right
}

const isRight = (at: number): boolean => at % 3 !== 0

/** What everybody answers: two in three are right. `analysis` is the quiz as its owner reads it. */
export const answersTo = (kinds: Kinds, analysis: unknown): { answers: object[]; correct: number } => {
  const { questions }: QuizAnalysisOnWire = quizAnalysis.parse(analysis)
  const answers = questions.map((question, at) => {
    const { kind, wrong } = sampleAt(kinds, at)
    const right = rightOf(kind, keyFromWire(question))
    const given = isRight(at) ? right : wrong(right)
    return { question_id: question.id, ...answerOnWire(given), time_ms: 20_000 + at, seq: at + 1 }
  })
  return { answers, correct: answers.filter((_, at) => isRight(at)).length }
}
