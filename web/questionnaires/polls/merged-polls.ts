import type { Sides } from '../drafts/merged-json.ts'
import {
  eachByItsKey,
  eachOf,
  mergedFields,
  mergedQuestionDraft,
  mergedText,
  sameKeys,
} from '../drafts/merged-parts.ts'
import { mergedRows } from '../drafts/merged-rows.ts'
import { newKeys } from '../drafts/new-keys.ts'
import { draftOf, keptOf, type PollDraft, type PollQuestion } from './poll-draft.ts'

/** As it is read once it was kept: what is only written otherwise is no change. */
const asKept = (draft: PollDraft): PollDraft =>
  draftOf(
    keptOf(draft),
    draft.questions.map(({ key }) => key),
  )

/** What two tabs have made of one poll, whose questions have the same keys in both: all that either has written. */
export const mergedPolls = (written: Sides<PollDraft>): PollDraft => {
  const sides = eachOf(written, asKept)
  const mergedQuestion = (of: Sides<PollQuestion>): PollQuestion[] => {
    const question = mergedQuestionDraft(eachOf(of, (side) => side.question))
    if (question) return [{ ...of.mine, question }]
    return [{ ...of.theirs, key: newKeys() }, of.mine]
  }
  const rows = mergedRows<PollQuestion>(
    eachOf(sides, (side) => side.questions),
    { places: sameKeys, merged: mergedQuestion },
  )
  const questions = eachByItsKey(rows, (entry, key) => ({ ...entry, key }))
  return {
    title: mergedText(eachOf(sides, ({ title }) => title)),
    responding: mergedFields(eachOf(sides, ({ responding }) => responding)),
    questions: questions.length > 0 ? questions : sides.mine.questions,
    nextKey: written.mine.nextKey,
  }
}
