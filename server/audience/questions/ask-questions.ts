import { type HallState, mayAsk } from '#domain/audience/audience-question.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Transaction, Work } from '../../database/committer.ts'
import { lockFirst, lockRows } from '../../database/dialect.ts'
import { type AudienceQuestion, countAsked, insertQuestion, questionByKey } from './store.ts'

export type Asking = {
  questionnaireId: string
  holder: string
  askKey: string
  id: string
  text: string
  state: HallState
  at: Instant
}

export type AskOutcome = Result<Pick<AudienceQuestion, 'id' | 'state'>, 'too_many_hall_questions'>

/** Keeps what several devices ask, each once; nobody else asks the same presenters until the transaction ends. */
export const askQuestions: Work<Asking, AskOutcome> = async (trx, askings) => {
  const ids = [...new Set(askings.map(({ questionnaireId }) => questionnaireId))]
  const wanted = trx.selectFrom('questionnaire').select('id').where('id', 'in', ids).orderBy('id')
  await lockFirst(trx, () => lockRows(trx, wanted, 'questionnaire').execute())
  const outcomes: AskOutcome[] = []
  for (const asking of askings) outcomes.push(await ask(trx, asking))
  return outcomes
}

const ask = async (trx: Transaction, asking: Asking): Promise<AskOutcome> => {
  const { questionnaireId, holder, askKey, id, text, state, at } = asking
  const known = await questionByKey(trx, { holder, ask_key: askKey })
  if (known) return ok(known)
  if (!mayAsk(await countAsked(trx, asking))) return fail('too_many_hall_questions')
  await insertQuestion(trx, {
    ...{ id, questionnaire_id: questionnaireId, holder, ask_key: askKey, text, state },
    ...{ votes: 0, asked_at: at, changed_at: at },
  })
  return ok({ id, state })
}
