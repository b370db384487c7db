import * as z from 'zod/mini'
import type { SameMeaningOnWire } from '#contract/questionnaires/same-meaning.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import type { Reply } from '../../calls/reply.ts'
import type { Edits } from '../drafts/draft-base.ts'

/** How long a publishing may take: a hundred questions over a slow line. */
const PATIENCE = { timeoutMs: 30 * SECOND }

/** What is said of texts that an edit changes; left out where nothing is. */
export type Said = { same_meaning?: SameMeaningOnWire[] }

const sentEdit = z.tuple([
  z.string(),
  z.looseObject({ same_meaning: z.optional(z.array(z.custom<SameMeaningOnWire>())) }),
])

/** What was said with an edit that was sent before; null: it was none, or has another form. */
export const saidIn = (content: string): Said | null => {
  try {
    const { data } = sentEdit.safeParse(JSON.parse(content))
    const same_meaning = data?.[1].same_meaning
    return data ? { ...(same_meaning && { same_meaning }) } : null
  } catch {
    return null
  }
}

type Sent = {
  /** The same for the same content from the same draft. */
  draft_key: string
  /** As the server has it; it is gone from there once it is published. */
  draft?: { id: string; revision: number }
}

/** What becomes a questionnaire, or the next version of one. */
export type Publication<Made> = {
  /** All that is published: what is sent again with the same content is the same save. */
  contentOf: (said: Said) => string
  send: (sent: Sent, said: Said) => Promise<Reply<Made>>
}

/** What becomes a questionnaire of its own. */
export const firstVersion = <Body extends object, Made>(
  body: Body,
  call: (body: Body & Sent, patience: typeof PATIENCE) => Promise<Reply<Made>>,
): Publication<Made> => ({
  contentOf: () => JSON.stringify(body),
  send: (sent) => call({ ...body, ...sent }, PATIENCE),
})

/** What becomes the version after the one that was edited. */
export const nextVersion = <Body extends object, Made>(
  { quizId, versionId }: Edits,
  body: Body,
  call: (body: Body & Sent & Said & { based_on: string }, patience: typeof PATIENCE) => Promise<Reply<Made>>,
): Publication<Made> => {
  const whole = (said: Said) => ({ ...body, based_on: versionId, ...said })
  return {
    contentOf: (said) => JSON.stringify([quizId, whole(said)]),
    send: (sent, said) => call({ ...whole(said), ...sent }, PATIENCE),
  }
}
