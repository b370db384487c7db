import type { Transaction } from 'kysely'
import { framedPicturesIn } from '#domain/questionnaires/items/question-pictures.ts'
import { questionsIn, type Version, versionId, writtenIn } from '#domain/questionnaires/questionnaire.ts'
import { overQuota } from '#domain/questionnaires/quota.ts'
import { isByHand } from '#domain/questions/traits.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { HOUR } from '#domain/time/time-limit.ts'
import type { Tables } from '../../database/tables.ts'
import type { Refusal } from '../../http/serve.ts'
import { attachPictures, lockPictures } from '../../media/pictures/store.ts'
import { PICTURE_GONE } from '../content/picture-gone.ts'
import { insertVersion } from '../insert-version.ts'
import { bytesOfContent, isPractice, readPublished } from '../store.ts'
import { type MadeVersion, nextNumber, setCurrent } from '../version-store.ts'
import type { Needs, OwnQuiz } from './in-turn.ts'
import { recordVersion } from './record-version.ts'

export type Content = Pick<Version, 'title' | 'subject' | 'minutes' | 'marking' | 'settings' | 'sections' | 'meanings'>

type Made =
  | Result<MadeVersion, 'quizzes_too_large' | 'too_many_published'>
  | Refusal<'invalid_request'>
  | typeof PICTURE_GONE

/** Within `inTurn`: the next version, which is current at once. `tells`: in the log, where nothing else does. */
export const addVersion = async (
  { now, newId, config, trx }: Needs & { trx: Transaction<Tables> },
  { owner, id }: OwnQuiz,
  { content, draftKey, tells = true }: { content: Content; draftKey: string | null; tells?: boolean },
): Promise<Made> => {
  const { title, subject, minutes, marking, settings, sections, meanings } = content
  const byHand = (await isPractice(trx, id)) ? questionsIn(content).findIndex(({ kind }) => isByHand(kind)) : -1
  if (byHand >= 0)
    return { ok: false, code: 'invalid_request', fields: { [`questions.${byHand}.kind`]: 'practice_by_hand' } }
  const at = now()
  const published = await readPublished(trx, owner.id, at - HOUR)
  const lastHour = config.limitsFailures ? published.lastHour : 0
  // No quiz is added to those there are.
  const problem = overQuota({ ...published, listed: 0, inAll: 0, lastHour }, bytesOfContent(content))
  if (problem === 'quizzes_too_large' || problem === 'too_many_published') return fail(problem)
  const pictures = framedPicturesIn(writtenIn(content))
  if (!(await lockPictures(trx, owner.id, pictures))) return PICTURE_GONE
  const version: Version = {
    id: versionId.parse(newId()),
    questionnaireId: id,
    number: await nextNumber(trx, id),
    ...{ title, subject, minutes, marking, settings, sections, meanings },
    publishedAt: at,
  }
  await insertVersion(trx, version, draftKey)
  await attachPictures(trx, id, pictures)
  await setCurrent(trx, id, { version: version.id, at })
  if (tells) await recordVersion(trx, { owner, id }, { at, version: version.number })
  return ok({ versionId: version.id, number: version.number })
}
