import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { type Entry, isQuestion, type PartEntry, type QuestionEntry, settled } from '../entries/draft-entries.ts'
import type { Offers } from '../entries/offers.ts'
import { readItem } from '../entries/stored-draft.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import { mergedJson, type Sides } from './merged-json.ts'
import { eachByItsKey, eachOf, mergedFields, mergedQuestionDraft, sameKeys } from './merged-parts.ts'
import { mergedRows } from './merged-rows.ts'
import { newKeys } from './new-keys.ts'

const twoOf = <One extends Entry>({ mine, theirs }: Sides<One>): One[] => [{ ...theirs, key: newKeys() }, mine]

const mergedQuestion = (sides: Sides<QuestionEntry>): Entry[] => {
  const question = mergedQuestionDraft(eachOf(sides, (side) => side.question))
  const mine = mergedFields(sides)
  return question ? [{ ...mine, question }] : twoOf({ ...sides, mine: { ...mine, question: sides.mine.question } })
}

const mergedPart = (sides: Sides<PartEntry>): Entry[] => {
  const part = readItem(mergedJson(eachOf(sides, (side) => side.part)))
  if (part === null || !isDraftPart(part)) return twoOf(sides)
  const { base, mine, theirs } = eachOf(sides, ({ page }) => page)
  return [{ ...sides.mine, part, ...(base && mine && theirs && { page: mergedFields({ base, mine, theirs }) }) }]
}

const mergedEntry = ({ base, mine, theirs }: Sides<Entry>): Entry[] => {
  if (isQuestion(base) && isQuestion(mine) && isQuestion(theirs)) return mergedQuestion({ base, mine, theirs })
  if (isQuestion(base) || isQuestion(mine) || isQuestion(theirs)) return [mine]
  return mergedPart({ base, mine, theirs })
}

/** What two tabs have made of one list of entries, which have the same keys in both. Two of one where one can not be made of both. */
export const mergedEntries = (sides: Sides<readonly Entry[]>): Entry[] => {
  const rows = mergedRows<Entry>(sides, { places: sameKeys, merged: mergedEntry })
  return settled(eachByItsKey(rows, (entry, key) => ({ ...entry, key })))
}

/** What was typed as text and is in no question; a text that is in questions throughout is that of its own tab alone. */
export const mergedTyped = (sides: Sides<{ text?: string | undefined }>, offers: Offers): string | undefined => {
  const kept = eachOf(sides, ({ text }) => textToKeep(text, offers) ?? undefined)
  const merged = mergedJson(kept)
  if (typeof merged === 'string') return merged
  return kept.mine === undefined ? sides.mine.text : undefined
}
