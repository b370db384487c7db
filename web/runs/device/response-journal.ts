import { del, get, update } from 'idb-keyval'
import { type RespondedPaperOnWire, readResponded } from '#contract/runs/responses.ts'
import { randomKey } from '../../calls/random-key.ts'
import { storedNames } from '../../ui/browser-storage.ts'
import { type Journal, openJournal } from './journal.ts'
import { answered, isKept, openStores } from './journal-database.ts'
import { FORMER_RESPONSE, type KeptResponse, keptResponse, RESPONSES } from './kept-response.ts'
import { pendingStart } from './pending-start.ts'
import { notLeftAnyMore, parsed } from './records.ts'

/** A response by its key, and what is kept of it; null: nothing yet. */
export type OpenedResponse = { id: string; kept: KeptResponse | null }

/** What this device keeps of one poll or survey. */
export type ResponseJournal = Journal<KeptResponse, RespondedPaperOnWire> & {
  readOne: (id: string) => Promise<KeptResponse | null>
  /** The response that this device gives; null: it has opened none. Rejected where a script does not come that it takes. */
  known: () => Promise<OpenedResponse | null>
  /** A new one, the same in all windows. */
  open: () => Promise<OpenedResponse>
  /** Another one instead of one that was erased, the same in all windows; of the erased one nothing is kept. */
  startAnew: (erased: string) => Promise<OpenedResponse>
}

export const openResponses = (code: string): ResponseJournal => {
  const stores = openStores()
  const [records, papers, starts] = [stores('attempts'), stores('papers'), stores('starts')]
  const journal = openJournal({ code, kind: RESPONSES, paper: readResponded.data })
  let unmoved: readonly KeptResponse[] = []
  const readOne = async (id: string) => parsed(keptResponse, await answered(get<unknown>(id, records)))

  /** The first window to begin says which it is. */
  const claimed = async (proposed: string, instead: string | null): Promise<string> => {
    let id = proposed
    const claim = (before: unknown) => {
      const start = parsed(pendingStart, before)
      if (start !== null && start.deviceKey !== instead) id = start.deviceKey
      return { deviceKey: id, isPressed: true }
    }
    await isKept(update<unknown>(code, claim, starts))
    return id
  }

  const opened = async (id: string): Promise<OpenedResponse> => {
    const kept = (await journal.read()).find((record) => record.id === id)
    return { id, kept: kept ?? unmoved.find((record) => record.id === id) ?? null }
  }

  const knownId = async () => {
    const [start, [newest]] = await Promise.all([journal.readStart(), journal.read()])
    return start?.deviceKey ?? (newest ?? unmoved.find((record) => record.code === code))?.id ?? null
  }

  return {
    ...journal,
    readOne,
    readAll: async () => {
      const all = await journal.readAll()
      // What was read as deleted is deleted with the next write.
      for (const record of all) if (record.isPart && record.heldAt !== null) void journal.write(record)
      return all
    },
    known: async () => {
      if (storedNames(FORMER_RESPONSE).length > 0) {
        const { moveFormer } = await import('./former-responses.ts')
        unmoved = await moveFormer({ ...journal, readOne })
      }
      const id = await knownId()
      return id === null ? null : opened(await claimed(id, null))
    },
    open: async () => {
      const id = randomKey()
      const first = await claimed(id, null)
      return first === id ? { id, kept: null } : opened(first)
    },
    startAnew: async (erased) => {
      const id = await claimed(randomKey(), erased)
      await Promise.all([records, papers].map((store) => isKept(del(erased, store))))
      notLeftAnyMore(RESPONSES, { id: erased })
      return opened(id)
    },
  }
}
