import { KINDS } from '#domain/kinds.ts'
import { respondingApi } from './api.ts'
import { isToSend, keptCodes, readKept } from './kept.ts'
import { readKeptPaper } from './kept-paper.ts'
import { Responder } from './responder.ts'

/** Brings to the server what pages that are gone have left on this device, of all polls and surveys but the one that is open. */
export const sendKeptResponses = (open: string, apiOf = respondingApi): void => {
  for (const code of keptCodes()) {
    const [kept, paper] = [readKept(code), readKeptPaper(code)]
    if (code === open || kept === null || paper?.version_id !== kept.versionId) continue
    if (isToSend(kept, KINDS[paper.kind].isAtOnce)) new Responder(code, apiOf(code)).resume(paper)
  }
}
