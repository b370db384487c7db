import type { ReadQuiz } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { writtenItems } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { type Entry, isQuestion, itemOf } from './draft-entries.ts'
import { likenessIn, readListed, wordingOf } from './listed-text.ts'
import type { Offers } from './offers.ts'
import { isBarePage } from './section-entries.ts'
import { takenText } from './taken-text.ts'

/** The entries of a list, and what its editor offers. */
type Listed = { entries: readonly Entry[]; offers: Offers }

const isBlank = (listed: Listed): boolean => {
  const entries = withoutBarePage(listed)
  return entries.every((entry) => isQuestion(entry) && isEmptyDraft(entry.question)) && entries.length <= 1
}

/** Without the heading of a first page that says nothing. */
const withoutBarePage = ({ entries, offers }: Listed): readonly Entry[] => {
  const [first, next] = entries
  const isLeftOut = offers.isPaged && first !== undefined && isBarePage(first) && next !== undefined && !isHeading(next)
  return isLeftOut ? entries.slice(1) : entries
}
const isHeading = (entry: Entry): boolean => !isQuestion(entry) && entry.part.kind === 'section'

/** What a text says that nothing was made of. */
export const isUnread = ({ problems }: ReadQuiz): boolean => problems[0]?.problem === 'too_long'

/** Whether a text says just what the questions are. */
export const saysSame = (listed: Listed, { items }: ReadQuiz): boolean =>
  items.length === 0 ? isBlank(listed) : takenText({ ...listed, open: 0, nextKey: 0 }, items) === null

/** A quiz as text: as it was typed where that says the same, and with all of it that is in no question. */
export const textOfQuiz = (listed: Listed, typed: string | null): string => {
  if (typed === null) return woven(listed, [])
  const read = readListed(typed, listed.offers)
  if (isUnread(read) || saysSame(listed, read)) return typed
  return woven(listed, leftAmong(listed, read))
}

/** A text that says what is in no question; without it, the questions say all that matters. */
export const textToKeep = (typed: string | null | undefined, offers: Offers): string | null =>
  typed != null && readListed(typed, offers).leftover.length > 0 ? typed : null

/** In how many places a text says what is in no question; 0 for the text of another quiz. */
export const leftIn = (listed: Listed, typed: string | null): number => {
  if (typed === null) return 0
  const read = readListed(typed, listed.offers)
  return isUnread(read) || saysSame(listed, read) ? read.leftover.length : leftAmong(listed, read).length
}

type Left = { after: number; text: string }

/** What is in no question, behind the questions that it stood behind. */
const leftAmong = ({ entries, offers }: Listed, read: ReadQuiz): Left[] => {
  const likenesses = entries.map((entry) => likenessIn(itemOf(entry), offers))
  const known = read.items.map((item) => likenesses.indexOf(likenessIn(item, offers)))
  // The text of another quiz.
  if (read.items.length > 0 && !known.some((at) => at >= 0)) return []
  return read.leftover.map(({ after, text }) => {
    const behind = known[after - 1] ?? -1
    return { text, after: behind >= 0 ? behind + 1 : Math.min(after, entries.length) }
  })
}

/** Behind a passage or a text it would become a part of that: it stands before it. */
const placeFor = (entries: readonly Entry[], after: number): number => {
  let place = after
  while (place > 0 && isPart(entries[place - 1])) place -= 1
  return place
}
const isPart = (entry: Entry | undefined): boolean => entry !== undefined && isDraftPart(itemOf(entry))

const woven = (listed: Listed, left: readonly Left[]): string => {
  const { entries, offers } = listed
  const placed = left.map(({ after, text }) => ({ text, at: placeFor(entries, after) }))
  const leftAt = (at: number) => placed.filter((each) => each.at === at).map(({ text }) => text)
  const written = isBlank(listed) ? [] : writtenItems(entries.map(itemOf), wordingOf(offers))
  const unsaid = entries.length - withoutBarePage(listed).length
  const blocks = [...leftAt(0), ...written.flatMap((block, at) => [...(at < unsaid ? [] : [block]), ...leftAt(at + 1)])]
  return blocks.map((block) => `${block}\n`).join('\n')
}
