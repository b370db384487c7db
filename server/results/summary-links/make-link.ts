import { fail, ok, type Result } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { lockFirst, lockRows } from '../../database/dialect.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { hashOf } from '../../secrets.ts'
import { addLink, linkByHash, linkOnWire, linksOf } from './store.ts'

export const MOST_LINKS = 20

type Asked = { id: OwnedQuestionnaireId; key: string; showsTexts: boolean }
type Outcome = Result<ReturnType<typeof linkOnWire>, 'too_many_links' | 'link_withdrawn' | 'quiz_not_found'>

/** Makes a link, once, however often it is asked for with the same secret; of the secret only a hash is kept. */
export const makeLink = async (
  { db, now, newId }: Pick<Context, 'db' | 'now' | 'newId'>,
  { id, key, showsTexts }: Asked,
): Promise<Outcome> =>
  db.transaction().execute(async (trx): Promise<Outcome> => {
    const quiz = trx.selectFrom('questionnaire').select('id').where('id', '=', id)
    // In turn: no two of them are the last that there is room for.
    await lockFirst(trx, () => lockRows(trx, quiz, 'questionnaire').execute())
    const hash = hashOf(key)
    const isFull = (await linksOf(trx, id)).length >= MOST_LINKS
    if (!isFull) await addLink(trx, { id: newId(), questionnaireId: id, hash, showsTexts, at: now() })
    const link = await linkByHash(trx, hash)
    if (!link) return fail('too_many_links')
    // Somebody else's secret says nothing of theirs.
    if (link.questionnaire_id !== id) return fail('quiz_not_found')
    return link.withdrawn_at === null ? ok(linkOnWire(link)) : fail('link_withdrawn')
  })
