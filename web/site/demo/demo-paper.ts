import { nanosecondsOf } from '#contract/wire/wire.ts'
import { defaultMarking, hasNegativeMarking } from '#domain/marking/marking.ts'
import type { QuestionOf } from '#domain/questionnaires/items/question.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { CoverPaper } from '../../runs/joining/cover.tsx'

/** The demo quiz, as the site's content has it. */
export type DemoContent = {
  title: string
  subject: string
  host: string
  minutes: number
  /** What it is, and what happens to what one enters. */
  intro: string
  /** What right, wrong and blank answers count. */
  marking: string
  questions: readonly DemoQuestion[]
  submitted: { text: string }
  results: { title: string; text: string; again: string; create: string }
}

type DemoQuestion = {
  lang: string
  problem: string
  options: readonly string[]
  correct: number
  explanation: string
}

export type DemoPaper = CoverPaper & {
  minutes: number
  questions: (QuestionOf<'single_choice'> & { lang: string; explanation: string })[]
  /** Differs between papers with different questions: answers kept for one mean nothing in another. */
  edition: string
}

/** The demo promises what the entrance tests do: a quarter of a mark for a wrong answer. */
export const DEMO_MARKING = defaultMarking(true)

export const demoPaper = ({ title, subject, host, minutes, questions }: DemoContent): DemoPaper => ({
  title,
  subject,
  host,
  minutes,
  no_of_questions: questions.length,
  duration: nanosecondsOf(minutes),
  is_negative_marking: hasNegativeMarking(DEMO_MARKING),
  questions: questions.map(({ lang, problem, options, correct, explanation }, index) => ({
    kind: 'single_choice',
    id: questionId.parse(`demo-${index + 1}`),
    lang,
    prompt: problem,
    asked: { options: [...options] },
    key: { correct },
    explanation,
  })),
  edition: JSON.stringify(questions.map(({ problem, options, correct }) => [problem, options, correct])),
})
