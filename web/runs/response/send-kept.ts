import { isInDoubt, isToSend } from '../device/kept-response.ts'
import type { ResponseJournal } from '../device/response-journal.ts'
import { respondingApi } from './api.ts'
import { OwnResponse } from './own-response.ts'

/** The page that sends: `open` is the response that it shows; `epoch`: in which life of the database it has just heard the server. */
type Sending = {
  journal: ResponseJournal
  device: string
  open?: string
  epoch?: string | undefined
}

/**
 * Brings to the server what pages that are gone have left on this device, of all polls and surveys; and asks after what they
 * were told is there, where the database has begun another life since, as by a restore.
 */
export const sendKeptResponses = async (
  { journal, device, open, epoch }: Sending,
  apiOf = respondingApi,
): Promise<void> => {
  for (const kept of await journal.readAll()) {
    const { id, code } = kept
    if (id === open) continue
    if (isToSend(kept) || isInDoubt(kept, epoch))
      void new OwnResponse({ code, id, kept }, { api: apiOf(code), journal, device }).goOn(epoch)
  }
}
