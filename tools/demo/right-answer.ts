import type { QuizAnalysisOnWire } from '#contract/questionnaires/papers.ts'
import { askedFromWire } from '#contract/questionnaires/questions-from-wire.ts'
import { keyFromWire } from '#contract/questionnaires/questions-on-wire.ts'
import { answerOnWire } from '#contract/runs/attempts.ts'
import type { Question, QuestionOf } from '#domain/questionnaires/items/question.ts'
import { question as anyQuestion } from '#domain/questionnaires/items/question-schema.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'

const rightOf = <K extends Kind>({ kind, key }: QuestionOf<K>) => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.right(key)
}

export const questionFromWire = (onWire: QuizAnalysisOnWire['questions'][number]): Question =>
  anyQuestion.parse({ ...askedFromWire(onWire), key: keyFromWire(onWire) })

/** The right answer to a question, as it travels. */
export const rightAnswerTo = (question: Question) => answerOnWire(rightOf(question))
