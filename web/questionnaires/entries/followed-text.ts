import { LINE_END } from '#domain/formats/lines/lines.ts'
import { likenessOf } from '#domain/formats/quiz-text/likeness.ts'
import type { ItemPlace, ReadQuiz } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { writtenItem } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { type Entry, itemOf } from './draft-entries.ts'
import { readText } from './pasted-questions.ts'
import { isUnread, saysSame, textOfQuiz } from './text-of-quiz.ts'

type Followed = { entries: readonly Entry[]; text: string; read: ReadQuiz }

/** A text after its questions were changed beside it: what they did not change stays as it was typed, wherever that can be. */
export const followedText = ({ entries, text, read }: Followed): string => {
  if (isUnread(read) || saysSame(entries, read)) return text
  const changed = withBlocks({ entries, text, read })
  if (changed !== null) {
    const reread = readText(changed)
    if (saysSame(entries, reread) && reread.leftover.length === read.leftover.length) return changed
  }
  return textOfQuiz(entries, text)
}

/** With the blocks of changed items written anew in their places, and new ones at the end; null where others are gone. */
const withBlocks = ({ entries, text, read: { items, places } }: Followed): string | null => {
  if (entries.length < items.length || items.length === 0) return null
  const lines = text.split(LINE_END)
  const added: string[] = []
  let number = 0
  const changes = entries.map((entry, at) => {
    const item = itemOf(entry)
    const [before, place] = [items[at], places[at]]
    number = place?.number ?? number + 1
    return before === undefined || likenessOf(before) !== likenessOf(item) ? writtenItem(item, number) : null
  })
  for (const [at, block] of [...changes.entries()].toReversed()) {
    const place = places[at]
    if (block === null) continue
    if (place) lines.splice(place.line - 1, place.lastLine - place.line + 1, ...block.split('\n'))
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
