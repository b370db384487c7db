import type { Sides } from '../drafts/merged-json.ts'
import { eachOf, mergedFields, mergedQuestionDraft, mergedText, sameKeys } from '../drafts/merged-parts.ts'
import { mergedRows } from '../drafts/merged-rows.ts'
import type { PollDraft, PollQuestion } from './poll-draft.ts'

/** What two tabs have made of one poll, whose questions have the same keys in both: all that either has written. */
export const mergedPolls = (sides: Sides<PollDraft>): PollDraft => {
  let { nextKey } = sides.mine
  const mergedQuestion = (of: Sides<PollQuestion>): PollQuestion[] => {
    const question = mergedQuestionDraft(eachOf(of, (side) => side.question))
    if (question) return [{ ...of.mine, question }]
    nextKey += 1
    return [{ ...of.theirs, key: nextKey - 1 }, of.mine]
  }
  const questions = mergedRows<PollQuestion>(
    eachOf(sides, (side) => side.questions),
    { places: sameKeys, merged: mergedQuestion },
  )
  return {
    title: mergedText(eachOf(sides, ({ title }) => title)),
    responding: mergedFields(eachOf(sides, ({ responding }) => responding)),
    questions: questions.length > 0 ? questions : sides.mine.questions,
    nextKey,
  }
}
