import { LINE_END } from '#domain/formats/lines/lines.ts'
import type { ItemPlace, ReadQuiz } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { writtenItem } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { type Entry, itemOf } from './draft-entries.ts'
import { likenessIn, readListed, wordingOf } from './listed-text.ts'
import type { Offers } from './offers.ts'
import { isUnread, saysSame, textOfQuiz } from './text-of-quiz.ts'

type Followed = { entries: readonly Entry[]; offers: Offers; text: string; read: ReadQuiz }

/** A text after its questions were changed beside it: what they did not change stays as it was typed, wherever that can be. */
export const followedText = (followed: Followed): string => {
  const { text, read, offers } = followed
  if (isUnread(read) || saysSame(followed, read)) return text
  const changed = withBlocks(followed)
  if (changed !== null) {
    const reread = readListed(changed, offers)
    if (saysSame(followed, reread) && reread.leftover.length === read.leftover.length) return changed
  }
  return textOfQuiz(followed, text)
}

/** With the blocks of changed items written anew in their places, and new ones at the end; null where others are gone. */
const withBlocks = ({ entries, offers, text, read: { items, places } }: Followed): string | null => {
  if (entries.length < items.length || items.length === 0) return null
  const lines = text.split(LINE_END)
  const added: string[] = []
  let number = 0
  const changes = entries.map((entry, at) => {
    const item = itemOf(entry)
    const [before, place] = [items[at], places[at]]
    number = place?.number ?? (isDraftPart(item) ? number : number + 1)
    const isSame = before !== undefined && likenessIn(before, offers) === likenessIn(item, offers)
    return isSame ? null : writtenItem(item, number, wordingOf(offers))
  })
  for (const [at, block] of [...changes.entries()].toReversed()) {
    const place = places[at]
    if (block === null) continue
    const count = place ? place.lastLine - place.line + 1 : 0
    if (place) lines.splice(place.line - 1, count, ...block.split('\n'), ...(count === 0 ? [''] : []))
    else added.unshift(`\n${block}\n`)
  }
  return added.length === 0 ? lines.join('\n') : `${lines.join('\n').trimEnd()}\n${added.join('')}`
}

/** The item that a line belongs to, or stands behind; -1: it stands before all of them. */
export const itemAtLine = (places: readonly ItemPlace[], line: number): number =>
  places.findLastIndex((place) => place.line <= line)

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split(LINE_END).length

/** Where a place in a text is once it has become another text: behind what is the same, or before it. */
export const placeAfter = (before: string, after: string, place: number): number => {
  const shorter = Math.min(before.length, after.length)
  let start = 0
  while (start < shorter && before[start] === after[start]) start += 1
  if (place <= start) return place
  let end = 0
  while (end < shorter - start && before.at(-1 - end) === after.at(-1 - end)) end += 1
  return before.length - place <= end ? after.length - (before.length - place) : after.length - end
}
