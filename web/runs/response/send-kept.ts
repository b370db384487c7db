import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { respondingApi } from './api.ts'
import { isInDoubt, isToSend, keep, keptCodes, readKept } from './kept.ts'
import { readKeptPaper } from './kept-paper.ts'
import { Responder } from './responder.ts'

/** The poll or survey that is open, as the server has just told it. */
type Open = { code: string; epoch?: string | undefined }

/**
 * Brings to the server what pages that are gone have left on this device, of all polls and surveys but the one that is open;
 * and asks after what they were told is there, where the database has begun another life since, as by a restore.
 */
export const sendKeptResponses = ({ code: open, epoch }: Open, apiOf = respondingApi): void => {
  for (const code of keptCodes()) {
    const [kept, paper] = [readKept(code), readKeptPaper(code)]
    if (code === open || kept === null || paper?.version_id !== kept.versionId) continue
    if (isToSend(kept, ABILITIES[paper.kind].oneCall) || isInDoubt(kept, epoch))
      void new Responder(code, apiOf(code)).begin({ ...paper, epoch })
    else keep(code, kept, paper.responding.anonymous)
  }
}
