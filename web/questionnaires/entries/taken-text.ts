import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { type Entry, entryOf, isQuestion, itemOf, settled } from './draft-entries.ts'
import { likenessIn, withFirstPage } from './listed-text.ts'
import type { Offers } from './offers.ts'

type Taken = { entries: Entry[]; open: number; nextKey: number }
type Before = { entries: readonly Entry[]; open: number; nextKey: number; offers: Offers }

/**
 * The entries of a list that a text says anew: whatever says the same stays what it was, wherever it stands, and what has
 * changed in its place keeps its key. Null: nothing has changed.
 */
export const takenText = (before: Before, items: readonly DraftItem[]): Taken | null => {
  const { offers } = before
  const asked = items.some((item) => !isDraftPart(item)) ? items : [...items, offers.blank()]
  const wanted = withFirstPage(asked, offers)
  const alike = alikeIn(before)
  const same = wanted.map((item) => alike.get(likenessIn(item, offers))?.shift() ?? null)
  if (same.length === before.entries.length && same.every((entry, at) => entry === before.entries[at])) return null
  const kept = new Set(same.flatMap((entry) => entry?.key ?? []))
  const changed = before.entries.filter(({ key }) => !kept.has(key))
  let { nextKey } = before
  let next = 0
  const entries = wanted.map((item, at) => {
    const entry = same[at]
    if (entry) return entry
    const former = changed[next]
    const isSameSort = former !== undefined && isQuestion(former) !== isDraftPart(item)
    next += 1
    if (isSameSort) return goingOn(entryOf(item, former.key), former)
    nextKey += 1
    return entryOf(item, nextKey - 1)
  })
  const isOpen = entries.some(({ key }) => key === before.open)
  const shown = entries.find(({ key }) => key >= before.nextKey) ?? entries[0]
  const open = isOpen ? before.open : (shown?.key ?? 0)
  return { entries: settled(entries), open, nextKey }
}

/** What a text can't say: of a published question its id, of a passage how it is written, of any entry its rules. */
const goingOn = (entry: Entry, former: Entry): Entry => {
  if (!isQuestion(entry)) {
    if (isQuestion(former)) return entry
    const part = { ...entry.part, format: former.part.format }
    return former.part.kind === part.kind ? { ...former, part } : { ...entry, part }
  }
  if (!isQuestion(former)) return entry
  const isSameKind = former.question.kind === entry.question.kind
  const question = isSameKind ? { ...entry.question, id: former.question.id } : entry.question
  return { ...former, ...entry, question }
}

const alikeIn = ({ entries, offers }: Before): Map<string, Entry[]> => {
  const alike = new Map<string, Entry[]>()
  for (const entry of entries) {
    const likeness = likenessIn(itemOf(entry), offers)
    const others = alike.get(likeness)
    if (others) others.push(entry)
    else alike.set(likeness, [entry])
  }
  return alike
}
