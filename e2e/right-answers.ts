import { askedFromWire } from '#contract/questions-from-wire.ts'
import { keyFromWire } from '#contract/questions-on-wire.ts'
import { answerOnWire } from '#contract/submissions.ts'
import type { QuestionOf } from '#domain/question.ts'
import { question as anyQuestion } from '#domain/question-schema.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import type { Server } from './fixtures.ts'
import { type Published, questionsOf } from './teacher.ts'

const rightOf = <K extends Kind>({ kind, key }: QuestionOf<K>) => {
  const rule: Rule<Specs[K]> = RULES[kind]
  return rule.right(key)
}

/** The right answer to each question, as it travels. */
export const rightAnswers = async (server: Server, quiz: Published) =>
  (await questionsOf(server, quiz)).map((onWire) => {
    const question = anyQuestion.parse({ ...askedFromWire(onWire), key: keyFromWire(onWire) })
    return { question_id: question.id, ...answerOnWire(rightOf(question)) }
  })
