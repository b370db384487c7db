import { type DraftQuestion, isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { endOfPassage, indexOfKey, isQuestion, itemOf, passageAt } from './draft-entries.ts'
import type { DraftList, DraftStep } from './draft-list.ts'
import { isBarePage } from './section-entries.ts'

/** What takes pasted items into a quiz: at the end, or behind the entry that is open; in its place while nothing is written in it. */
export const takingStep = (list: DraftList, items: readonly DraftItem[], atEnd: boolean): DraftStep => {
  const questions = items.filter((item): item is DraftQuestion => !isDraftPart(item))
  if (questions.length === items.length) return { type: 'tookQuestions', questions, atEnd }
  const { entries } = list
  const at = indexOfKey(entries, list.open)
  const open = entries[at]
  const isBlank = open !== undefined && isQuestion(open) && isEmptyDraft(open.question)
  const passage = passageAt(entries, at)
  // A passage among the questions of another one would take those that follow it.
  const behind = passage ? endOfPassage(entries, passage.key) : at + 1
  const end = atEnd && !isBlank ? entries.length : behind
  const above = entries.slice(0, end).filter((entry) => !(isBlank && entry === open))
  const last = above.at(-1)
  // A page on which nothing is yet makes way for the first one that comes.
  const isReplaced = items[0]?.kind === 'section' && last !== undefined && isBarePage(last)
  const before = isReplaced ? above.slice(0, -1) : above
  const taken = [...before.map(itemOf), ...items, ...entries.slice(end).map(itemOf)]
  return { type: 'tookText', items: taken, at: Date.now() }
}
