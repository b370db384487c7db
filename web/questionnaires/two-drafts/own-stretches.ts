import type { Side } from '#domain/questionnaires/drafts/two-versions.ts'
import type { WordChange } from '../versions/word-changes.ts'

/** A stretch of one text, and whether the other text has it not. */
type Stretch = { isOwn: boolean; text: string }

const isBlank = (text: string) => text.trim() === ''

/** What one of two texts says, with what the other one has not: what blanks alone part is one stretch, and blanks alone are none. */
export const ownStretches = (changes: readonly WordChange[], side: Side): Stretch[] => {
  const own = side === 'here' ? 'removed' : 'added'
  const all = changes.flatMap(({ kind, text }): Stretch[] =>
    kind === own || kind === 'same' ? [{ isOwn: kind === own, text }] : [],
  )
  const isOwnAt = (at: number) => all[at]?.isOwn === true
  const stretches: Stretch[] = []
  for (const [at, { isOwn, text }] of all.entries()) {
    const isBetween = isBlank(text) && isOwnAt(at - 1) && isOwnAt(at + 1)
    const next = { isOwn: isBetween || (isOwn && !isBlank(text)), text }
    const last = stretches.at(-1)
    if (last?.isOwn === next.isOwn) last.text += text
    else stretches.push(next)
  }
  return stretches
}
