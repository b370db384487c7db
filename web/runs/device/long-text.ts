import type { GivenAnswerOnWire } from '#contract/runs/given-answers.ts'
import type { Reply } from '../../calls/reply.ts'
import { NOT_LOADED } from './playable.ts'

/** In UTF-16 units: below it no sheet is too much for one call, in any script. */
const SURELY_LIGHT = 5_000

/** Whether a sheet may be too much to be sent whole: `parts.ts` knows. */
export const mayBeHeavy = (answers: readonly GivenAnswerOnWire[]): boolean => {
  let length = 0
  for (const { value } of answers) if (value !== undefined) length += JSON.stringify(value).length
  return length > SURELY_LIGHT
}

type LongTexts = typeof import('./sending-parts.ts')

const parts: { long?: LongTexts } = {}

export const loadLongTexts = async () => {
  parts.long ??= await import('./sending-parts.ts')
  return parts.long
}

/** Sends texts as long as essays: at once where their paper was loaded, for a page that is left has no time. */
export const withLongTexts = async <T>(send: (parts: LongTexts) => Promise<Reply<T>>): Promise<Reply<T>> => {
  const long = parts.long ?? (await loadLongTexts().catch(() => null))
  return long ? send(long) : NOT_LOADED
}

/** Whether what sends long texts is here: then it looks at every sheet. */
export const hasLongTexts = (): boolean => parts.long !== undefined
