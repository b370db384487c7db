import { attemptId } from '#domain/answers/attempt.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import { ATTEMPT_CODE_LENGTH } from '#domain/text/share-code.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Transaction, Work } from '../../database/committer.ts'
import { recordActivity } from '../../people/activity/store.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import { endingById } from '../attempts/find-attempts.ts'
import { type End, recordEnds } from '../attempts/store.ts'
import { scoredEntries } from '../scoring/score-sheet.ts'
import { noteWord, runningIds, type Wanted } from './store.ts'

type Ended = { id: string; questionnaireId: OwnedQuestionnaireId; by: string; code: string; at: Instant }

/** Each is read, marked and written: more of them would keep those who still write waiting. */
const AT_ONCE = 50

type Needs = Pick<Context, 'committer' | 'papers' | 'db' | 'now' | 'newCode'>

/** Ends attempts in the name of their quiz's teacher with what is saved; of those who end one at once, one does. */
export const createEndAttempts = ({ committer, papers, db, now, newCode }: Needs) => {
  const work: Work<Ended, boolean> = async (trx, wanted) => {
    const found = await endingById(
      trx,
      wanted.map(({ id }) => attemptId.parse(id)),
    )
    const ends: (End & { by: string })[] = []
    for (const { id, questionnaireId, by, code, at } of new Map(wanted.map((each) => [each.id, each])).values()) {
      const ending = found.get(attemptId.parse(id))
      if (!ending || ending.endedAt !== null || ending.questionnaireId !== questionnaireId) continue
      const version = drawnFor(await papers.version(trx, ending.versionId), ending.id)
      const scored = scoredEntries(ending.savedSheet(), version, ending.marking)
      ends.push({ id: ending.id, questionnaireId, code, endedBy: 'teacher', endedAt: at, by, ...scored })
    }
    await recordEnds(trx, ends)
    for (const ended of Map.groupBy(ends, ({ questionnaireId }) => questionnaireId).values()) await note(trx, ended)
    const codes = new Set(ends.map(({ code }) => code))
    return wanted.map(({ code }) => codes.has(code))
  }
  work.locks = ({ id }) => ({ id })

  return async (
    questionnaireId: OwnedQuestionnaireId,
    { attempts, by }: { attempts: Wanted; by: string },
  ): Promise<number> => {
    const ids = await runningIds(db, questionnaireId, attempts)
    let ended = 0
    for (let from = 0; from < ids.length; from += AT_ONCE) {
      const at = now()
      const outcomes = await Promise.all(
        ids
          .slice(from, from + AT_ONCE)
          .map((id) => committer.commit(work, { id, questionnaireId, by, code: newCode(ATTEMPT_CODE_LENGTH), at })),
      )
      ended += outcomes.filter(Boolean).length
    }
    return ended
  }
}

const note = async (trx: Transaction, ended: (End & { by: string })[]) => {
  const [first, ...others] = ended
  if (first === undefined) return
  const { questionnaireId, by: teacherId, endedAt: at } = first
  await noteWord(trx, questionnaireId, at)
  const attempt = others.length === 0 && { attemptId: first.id }
  const details = { students: ended.length }
  await recordActivity(trx, { teacherId, at, kind: 'attempts_ended', questionnaireId, ...attempt, details })
}
