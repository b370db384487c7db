import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connect.ts'
import { lockFirst, lockRows } from '../../database/dialect.ts'
import { responsesById } from './find-responses.ts'
import { findSealed } from './find-sealed.ts'
import { type AnswerTag, addTag, removeTag, tagCounts, tagsOf } from './store.ts'
import type { NamedSurvey, Survey } from './which-survey.ts'

export const MOST_IN_SURVEY = 100
const MOST_OF_ANSWER = 10

type Needs = Pick<Context, 'db' | 'sign'>
/** `responseId`: as `listWritten` names it. */
type Asked = Omit<AnswerTag, 'id'> & { isSet: boolean }
type Outcome = Result<string[], 'not_found' | 'too_many_tags'>

/** Gives what was written a label, or takes it away; two windows that give different ones keep both. */
export const tagWritten = async (needs: Needs, survey: Survey, asked: Asked): Promise<Outcome> => {
  const { db } = needs
  const { id } = survey
  const { questionId, tag, isSet } = asked
  const answered = survey.isAnonymous
    ? await findSealed(needs, survey, { questionId, sealed: asked.responseId })
    : await findAnswered(db, survey, asked)
  if (isSet && answered === null) return fail('not_found')
  const responseId = answered ?? asked.responseId
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

const findAnswered = async (db: Database, survey: NamedSurvey, { responseId, questionId }: Asked) => {
  const [response] = await responsesById(db, survey, [responseId])
  return response && Object.keys(response.answers).includes(questionId) ? response.id : null
}
