import type { Transaction } from 'kysely'
import { KEPT_IN_BIN, placeAfter, type QuizAction } from '#domain/questionnaires/quiz-actions.ts'
import { QUOTA } from '#domain/questionnaires/quota.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Tables } from '../../database/tables.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { lockTeacher } from '../../people/accounts/store.ts'
import { recordActivity } from '../../people/activity/store.ts'
import { type OwnedQuestionnaireId, ownedBy } from '../policy.ts'
import { readPublished } from '../store.ts'
import { type Acted, actOnEach } from './act-on-each.ts'
import { currentTitle, isAnybodyTaking, type LockedPlace, lockPlace, setPlace, setToErase } from './store.ts'

type Trx = Transaction<Tables>
type Needs = Pick<Context, 'db' | 'now' | 'papers'>
type WhyNot = 'quiz_not_found' | 'status_not_possible' | 'too_many_quizzes' | 'quiz_running'

/** Whether it has changed: what was done already, such as by a call whose answer was lost, is done. */
type Outcome = Result<{ changed: boolean }, WhyNot>

/** Another process may let somebody start for so long after a quiz was put into the bin. */
const MAY_BE_STARTED = 2 * SECOND

const TOLD_AS = {
  close: 'quiz_closed',
  reopen: 'quiz_opened',
  archive: 'quiz_archived',
  bin: 'quiz_binned',
  restore: 'quiz_restored',
} as const

/** Students who have started go on to their own end, whatever becomes of the quiz. */
export const actOnQuizzes = (
  context: Needs,
  teacher: SignedInTeacher,
  { ids, action }: { ids: readonly string[]; action: QuizAction },
): Promise<Acted<WhyNot>> =>
  actOnEach(ids, async (asked): Promise<Outcome> => {
    const id = await ownedBy(context.db, teacher, asked)
    // Whoever asks again for what is erased already has what they want.
    if (!id) return action === 'erase' ? ok({ changed: false }) : fail('quiz_not_found')
    const done = await context.db.transaction().execute(async (trx) => {
      await lockTeacher(trx, teacher.id)
      const place = await lockPlace(trx, id)
      if (!place) return action === 'erase' ? ok({ changed: false, place }) : fail('quiz_not_found')
      const acted =
        action === 'erase'
          ? await erase(trx, id, { place, at: context.now() })
          : await move(trx, id, { place, at: context.now(), action })
      return acted.ok ? ok({ ...acted.value, place }) : acted
    })
    if (!done.ok) return done
    if (done.value.place) context.papers.forget(done.value.place.shareCode)
    return done
  })

type Moved = { place: LockedPlace; at: number }

const move = async (
  trx: Trx,
  id: OwnedQuestionnaireId,
  { place, at, action }: Moved & { action: Exclude<QuizAction, 'erase'> },
): Promise<Outcome> => {
  const after = placeAfter(place, action)
  if (!after) return fail('status_not_possible')
  if (after.status === place.status && after.isBinned === place.isBinned) return ok({ changed: false })
  const comesBack = place.status === 'archived' && after.status !== 'archived'
  if (comesBack && (await readPublished(trx, place.ownerId, at)).listed >= QUOTA.listed) return fail('too_many_quizzes')
  await setPlace(trx, id, { ...after, binUntil: after.isBinned ? at + KEPT_IN_BIN : null, at })
  await recordActivity(trx, { teacherId: place.ownerId, at, kind: TOLD_AS[action], questionnaireId: id })
  return ok({ changed: true })
}

/** For good: only what is in the bin, and once nobody is taking it any more. */
const erase = async (trx: Trx, id: OwnedQuestionnaireId, { place, at }: Moved): Promise<Outcome> => {
  if (!place.isBinned) return fail('status_not_possible')
  const binnedAt = (place.binUntil ?? at) - KEPT_IN_BIN
  if (at < binnedAt + MAY_BE_STARTED || (await isAnybodyTaking(trx, id))) return fail('quiz_running')
  // What is about a quiz in the log goes with it; that it is gone stays.
  const details = { title: await currentTitle(trx, id), because: 'asked' }
  await setToErase(trx, id)
  await recordActivity(trx, { teacherId: place.ownerId, at, kind: 'quiz_erased', details })
  return ok({ changed: true })
}
