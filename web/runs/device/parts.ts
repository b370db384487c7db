import type { GivenAnswerOnWire } from '#contract/runs/given-answers.ts'
import { SECOND } from '#domain/time/time-limit.ts'

/** A browser sends this much even while its page is left; one answer at its longest is a little less. */
const MOST_BYTES = 63 * 1024
/** Sheets with long texts below it go whole, and all below the other: that is the shortest way through the server. */
const WHOLE_BYTES = 16 * 1024
const WHOLE_SHORT_BYTES = 96 * 1024
const LONG_BYTES = 1_000
/** Of a slow network. */
const BYTES_IN_A_SECOND = 8 * 1024

const encoder = new TextEncoder()
const bytesOf = (value: unknown): number => encoder.encode(JSON.stringify(value)).length

/** Whether what was answered is as long as an essay, or a list of as much. */
export const isLong = ({ value }: GivenAnswerOnWire): boolean => value !== undefined && bytesOf(value) > LONG_BYTES

/** Whether a sheet is too much to be sent whole with every change. */
export const isHeavy = (answers: readonly GivenAnswerOnWire[]): boolean => {
  const bytes = bytesOf(answers)
  return bytes > WHOLE_SHORT_BYTES || (bytes > WHOLE_BYTES && answers.some(isLong))
}

/** The same answers in as few calls as will take them, at least one. */
export const inParts = (answers: readonly GivenAnswerOnWire[]): GivenAnswerOnWire[][] => {
  const parts: GivenAnswerOnWire[][] = [[]]
  let room = MOST_BYTES
  for (const answer of answers) {
    const bytes = bytesOf(answer) + 1
    const last = parts.at(-1)
    if (last && (last.length === 0 || bytes <= room)) last.push(answer)
    else {
      parts.push([answer])
      room = MOST_BYTES
    }
    room -= bytes
  }
  return parts
}

/** How much longer than other calls one with these answers may take, in milliseconds: on a slow network they are long on their way. */
export const uploadMs = (answers: readonly GivenAnswerOnWire[]): number =>
  SECOND * Math.floor(bytesOf(answers) / BYTES_IN_A_SECOND)
