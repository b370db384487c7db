import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../context.ts'
import { lockFirst, lockRows } from '../database/dialect.ts'
import { responsesById, type Which } from './find-responses.ts'
import { type AnswerTag, addTag, removeTag, tagCounts, tagsOf } from './store.ts'

const MOST_IN_SURVEY = 100
const MOST_OF_ANSWER = 10

type Asked = Omit<AnswerTag, 'id'> & { isSet: boolean }
type Outcome = Result<string[], 'not_found' | 'too_many_tags'>

/** Gives what was written a label, or takes it away; two windows that give different ones keep both. */
export const tagWritten = async ({ db }: Pick<Context, 'db'>, which: Which, asked: Asked): Promise<Outcome> => {
  const { id } = which
  const { responseId, questionId, tag, isSet } = asked
  const [response] = await responsesById(db, which, [responseId])
  const isAnswered = response !== undefined && Object.keys(response.answers).includes(questionId)
  if (isSet && !isAnswered) return fail('not_found')
  return db.transaction().execute(async (trx): Promise<Outcome> => {
    const quiz = trx.selectFrom('questionnaire').select('id').where('id', '=', id)
    // In turn: no two of them are the last that there is room for.
    await lockFirst(trx, () => lockRows(trx, quiz, 'questionnaire').execute())
    const own = { id, questionId, responses: [responseId] }
    const before = (await tagsOf(trx, own)).get(responseId) ?? []
    if (isSet && !before.includes(tag)) {
      const all = new Set((await tagCounts(trx, id)).map((each) => each.tag))
      if (before.length >= MOST_OF_ANSWER || (!all.has(tag) && all.size >= MOST_IN_SURVEY)) return fail('too_many_tags')
      await addTag(trx, { id, responseId, questionId, tag })
    }
    if (!isSet) await removeTag(trx, { id, responseId, questionId, tag })
    return ok((await tagsOf(trx, own)).get(responseId) ?? [])
  })
}
