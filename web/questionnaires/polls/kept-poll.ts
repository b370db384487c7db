import * as z from 'zod/mini'
import { contentQuestion } from '#contract/questionnaires/versions.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { randomKey } from '../../calls/random-key.ts'
import { keptFor } from '../../people/accounts/kept-for.ts'
import { currentSession } from '../../people/accounts/session.ts'
import { draftOf, keptOf, type PollDraft } from './poll-draft.ts'

const kept = z.object({
  title: z.string(),
  responding,
  sections: z.array(z.object({ questions: z.array(contentQuestion) })),
  draftKey: z.string(),
  sent: z.nullable(z.string()),
})

/** `draftKey`: of its save, which is the same however often `sent` is sent; what was changed since is another save. */
export type PollInHand = { draft: PollDraft; draftKey: string; sent: string | null }

/** Whose it is and what it becomes: several people may use a device. */
const nameOf = (place: string): string => {
  const session = currentSession()
  return keptFor(session.open ? session.teacherId : '', 'PollDraft') + place
}

export const begunWith = (draft: PollDraft): PollInHand => ({ draft, draftKey: randomKey(), sent: null })

/** What was kept of it on this device; null where there is nothing. */
export const readKeptPoll = (place: string): PollInHand | null => {
  try {
    const read = z.safeParse(kept, JSON.parse(localStorage.getItem(nameOf(place)) ?? 'null')).data
    return read ? { draft: draftOf(read), draftKey: read.draftKey, sent: read.sent } : null
  } catch {
    return null
  }
}

/** Whether the device keeps it. */
export const keepPoll = (place: string, { draft, draftKey, sent }: PollInHand): boolean => {
  try {
    localStorage.setItem(nameOf(place), JSON.stringify({ ...keptOf(draft), draftKey, sent }))
    return true
  } catch {
    return false
  }
}

export const forgetPoll = (place: string): void => {
  try {
    localStorage.removeItem(nameOf(place))
  } catch {
    // There is none.
  }
}
