import { setImmediate as aTurn } from 'node:timers/promises'
import { MINUTE } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { lockAttempts } from '../../database/dialect.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { hashOf } from '../../secrets.ts'
import { moveSectionEnds } from '../attempts/move-section-ends.ts'
import { moveEndsBy, noteWord, recordGifts, runningIds, type Wanted } from './store.ts'

type Gift = { attempts: Wanted; minutes: number; change: string; by: string }

/** Few enough for one statement to leave the event loop to others in between. */
const AT_ONCE = 300

/**
 * Moves the ends of attempts that have not ended, all in one transaction; answers for how many this gift holds. Whoever
 * ends meanwhile is waited for and passed over, or ends later. Said again it gives to nobody twice.
 */
export const giveMinutes = (
  { db, now }: Pick<Context, 'db' | 'now'>,
  questionnaireId: OwnedQuestionnaireId,
  { attempts, minutes, change, by }: Gift,
): Promise<number> =>
  inOneTransaction(db, async (trx) => {
    await lockAttempts(trx, { tokens: [], ids: await runningIds(trx, questionnaireId, attempts) })
    const ids = await runningIds(trx, questionnaireId, attempts)
    const at = now()
    const ms = minutes * MINUTE
    const given: string[] = []
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      if (from > 0) await aTurn()
      const gifts = ids
        .slice(from, from + AT_ONCE)
        .map((attemptId) => ({ recordId: hashOf(`${change}:${attemptId}`), attemptId, at, ms, by }))
      const fresh = await recordGifts(trx, gifts)
      await moveEndsBy(trx, fresh, ms)
      await moveSectionEnds(
        trx,
        fresh.map((id) => ({ id, ms, at })),
      )
      given.push(...fresh)
    }
    const [only, ...others] = given
    if (only === undefined) return ids.length
    await noteWord(trx, questionnaireId, at)
    const details = { minutes, students: given.length }
    const attempt = others.length === 0 && { attemptId: only }
    await recordActivity(trx, { teacherId: by, at, kind: 'time_given', questionnaireId, ...attempt, details })
    return ids.length
  })
