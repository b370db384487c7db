import type { readResponse } from '#contract/runs/responses.ts'
import { idsOf, type Kept, nothingYet } from './kept.ts'

type Stored = NonNullable<NonNullable<ReturnType<typeof readResponse.data.parse>>['response']>

/** What was given to its end and belongs to nobody any more is not given again. */
const isParted = ({ isSent, isEnded, isCounted }: Kept, isAnonymous: boolean): boolean =>
  isAnonymous && isSent && (isEnded || isCounted)

/**
 * What the server has, and what was said here since. A server that has less than it once said, as after the restore of an
 * older backup, is to have all of it again; what was deleted here begins anew there, with what was changed since.
 */
export const merged = (kept: Kept, stored: Stored | null, isAnonymous: boolean): Kept => {
  const unsent = idsOf(kept.answers)
  const wasEnded = kept.isEndToSend || kept.isEnded || (kept.isCounted && kept.isSent)
  if (stored === null && kept.isPart && !isAnonymous) {
    const { deviceKey, versionId, answers, told, isSent } = kept
    const anew = { ...nothingYet(), deviceKey, versionId }
    return isSent ? anew : { ...anew, answers, told, unsent, isSent, isEnded: kept.isEnded, isEndToSend: wasEnded }
  }
  if (stored === null) {
    const isSent = isParted(kept, isAnonymous) || (kept.revision === 0 && kept.isSent)
    return { ...kept, revision: 0, isCounted: false, isSent, ...(!isSent && { unsent, isEndToSend: wasEnded }) }
  }
  const { revision, is_ended: isCounted, version_id: versionId } = stored
  if (revision < kept.revision && !kept.isPart && !(isAnonymous && isCounted))
    return { ...kept, versionId, revision, isCounted, isSent: false, unsent, isEndToSend: wasEnded }
  const theirs = Object.fromEntries(stored.answers.map(({ question_id: id, value }) => [id, value]))
  const ours = Object.fromEntries(kept.unsent.map((id) => [id, kept.answers[id] ?? null]))
  return {
    ...{ ...kept, versionId, revision, isCounted, isPart: false },
    answers: { ...theirs, ...ours },
    // What was changed since it was complete is not sent because something else was.
    isEnded: kept.isEnded || (isCounted && kept.isSent),
  }
}
