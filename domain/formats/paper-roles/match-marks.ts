import type { Line } from '../lines/lines.ts'
import type { Start } from '../lines/markers.ts'
import { type MatchPart, matchIn } from '../lines/match-lists.ts'

/** Lists to be matched, as their lines are marked before any of them is read. */

/** What a line is in a match; a row with the label of what belongs to it, where a key says so. */
export type MatchLine = MatchPart & { answer: string | null }

type Read = { line: Line; text: string; question: Start | null; match: MatchLine | null }

/** Finds the lists among all lines of a text. */
export const markMatches = (lines: readonly Read[]): void => {
  const plain = lines.map(({ line, text, question }) => ({
    raw: line.raw,
    text: line.literal === null ? text : '',
    startsQuestion: question !== null,
  }))
  for (let at = 0; at < lines.length; at += 1) {
    const match = matchIn(plain.slice(at, at + MOST_LINES))
    for (const [place, part] of (match?.parts ?? []).entries()) {
      const line = lines[at + place]
      const left = part.as === 'row' ? part.left : null
      if (line) line.match = { ...part, answer: (left && match?.key?.get(left.label)) ?? null }
    }
    at += Math.max(0, (match?.parts.length ?? 0) - 1)
  }
}
const MOST_LINES = 70
