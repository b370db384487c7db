import { likenessOf } from '#domain/formats/quiz-text/likeness.ts'
import type { ReadQuiz } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { writtenItems } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { type Entry, isQuestion, itemOf } from './draft-entries.ts'
import { readText } from './pasted-questions.ts'
import { takenText } from './taken-text.ts'

type Entries = readonly Entry[]

const isBlank = (entries: Entries): boolean =>
  entries.every((entry) => isQuestion(entry) && isEmptyDraft(entry.question)) && entries.length <= 1

/** What a text says that nothing was made of. */
export const isUnread = ({ problems }: ReadQuiz): boolean => problems[0]?.problem === 'too_long'

/** Whether a text says just what the questions are. */
export const saysSame = (entries: Entries, { items }: ReadQuiz): boolean =>
  items.length === 0 ? isBlank(entries) : takenText({ entries, open: 0, nextKey: 0 }, items) === null

/** A quiz as text: as it was typed where that says the same, and with all of it that is in no question. */
export const textOfQuiz = (entries: Entries, typed: string | null): string => {
  if (typed === null) return woven(entries, [])
  const read = readText(typed)
  if (isUnread(read) || saysSame(entries, read)) return typed
  return woven(entries, leftAmong(entries, read))
}

/** A text that says what is in no question; without it, the questions say all that matters. */
export const textToKeep = (typed: string | null): string | null =>
  typed !== null && readText(typed).leftover.length > 0 ? typed : null

/** In how many places a text says what is in no question; 0 for the text of another quiz. */
export const leftIn = (entries: Entries, typed: string | null): number => {
  if (typed === null) return 0
  const read = readText(typed)
  return isUnread(read) || saysSame(entries, read) ? read.leftover.length : leftAmong(entries, read).length
}

type Left = { after: number; text: string }

/** What is in no question, behind the questions that it stood behind. */
const leftAmong = (entries: Entries, read: ReadQuiz): Left[] => {
  const likenesses = entries.map((entry) => likenessOf(itemOf(entry)))
  const known = read.items.map((item) => likenesses.indexOf(likenessOf(item)))
  // The text of another quiz.
  if (read.items.length > 0 && !known.some((at) => at >= 0)) return []
  return read.leftover.map(({ after, text }) => {
    const behind = known[after - 1] ?? -1
    return { text, after: behind >= 0 ? behind + 1 : Math.min(after, entries.length) }
  })
}

/** Behind a passage or a text it would become a part of that: it stands before it. */
const placeFor = (entries: Entries, after: number): number => {
  let place = after
  while (place > 0 && isPart(entries[place - 1])) place -= 1
  return place
}
const isPart = (entry: Entry | undefined): boolean => entry !== undefined && isDraftPart(itemOf(entry))

const woven = (entries: Entries, left: readonly Left[]): string => {
  const placed = left.map(({ after, text }) => ({ text, at: placeFor(entries, after) }))
  const leftAt = (at: number) => placed.filter((each) => each.at === at).map(({ text }) => text)
  const written = isBlank(entries) ? [] : writtenItems(entries.map(itemOf))
  const blocks = [...leftAt(0), ...written.flatMap((block, at) => [block, ...leftAt(at + 1)])]
  return blocks.map((block) => `${block}\n`).join('\n')
}
