import * as z from 'zod/mini'
import { contentQuestion } from '#contract/questionnaires/versions.ts'
import { responding } from '#domain/questionnaires/responding.ts'
import { randomKey } from '../../calls/random-key.ts'
import { kept, theTeacher } from '../../people/accounts/kept.ts'
import { draftOf, keptOf, type PollDraft } from './poll-draft.ts'

const keptPoll = z.object({
  title: z.string(),
  responding,
  sections: z.array(z.object({ questions: z.array(contentQuestion) })),
  draftKey: z.string(),
  sent: z.nullable(z.string()),
})

/** `draftKey`: of its save, which is the same however often `sent` is sent; what was changed since is another save. */
export type PollInHand = { draft: PollDraft; draftKey: string; sent: string | null }

const polls = kept('PollDraft', keptPoll, theTeacher)

export const begunWith = (draft: PollDraft): PollInHand => ({ draft, draftKey: randomKey(), sent: null })

/** What was kept of it on this device; null where there is nothing. */
export const readKeptPoll = (place: string): PollInHand | null => {
  const read = polls.at(place).read()
  return read && { draft: draftOf(read), draftKey: read.draftKey, sent: read.sent }
}

/** Whether the device keeps it. */
export const keepPoll = (place: string, { draft, draftKey, sent }: PollInHand): boolean =>
  polls.at(place).write({ ...keptOf(draft), draftKey, sent })

export const forgetPoll = (place: string): void => void polls.at(place).write(null)
