import { setImmediate as aTurn } from 'node:timers/promises'
import { fits, type Question, type QuestionOf } from '#domain/question.ts'
import type { Rule } from '#domain/questions/rule.ts'
import { type Kind, RULES, type Specs } from '#domain/questions/rules.ts'
import type { Value } from '#domain/questions/value.ts'
import type { Database } from '../database/connect.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { endedAnswersAfter } from './store.ts'

/** Reading and counting so many takes a few milliseconds. */
const AT_ONCE = 200

/** How many gave an answer to a question, and which. */
type Tallied = { of: number; tally: unknown }
export type TalliedResponses = { responses: number; questions: Tallied[] }

type Asked = { id: OwnedQuestionnaireId; questions: readonly Question[] }

/** Counts what has been given to the end, each device's response as it stands now. */
export const tallyResponses = async (db: Database, { id, questions }: Asked): Promise<TalliedResponses> => {
  const counts = questions.map(countOf)
  let responses = 0
  let last = ''
  while (true) {
    const found = await endedAnswersAfter(db, { id, last, limit: AT_ONCE })
    for (const { answers } of found) for (const { add, question } of counts) add(answers[question.id] ?? null)
    responses += found.length
    last = found.at(-1)?.id ?? last
    if (found.length < AT_ONCE) return { responses, questions: counts.map(({ told }) => told()) }
    await aTurn()
  }
}

const countOf = <K extends Kind>(question: QuestionOf<K>) => {
  const rule: Rule<Specs[K]> = RULES[question.kind]
  const { asked, key } = question
  let tally = rule.tally.empty(asked)
  let of = 0
  return {
    question,
    add: (given: Value | null) => {
      if (given === null || !fits(question, given)) return
      tally = rule.tally.add(tally, { asked, key, given }, 1)
      of += 1
    },
    told: (): Tallied => ({ of, tally }),
  }
}
