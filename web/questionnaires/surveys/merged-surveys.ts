import { mergedEntries, mergedTyped } from '../drafts/merged-entries.ts'
import { isSame, type Sides } from '../drafts/merged-json.ts'
import { eachOf, mergedFields, mergedText } from '../drafts/merged-parts.ts'
import { isQuestion } from '../entries/draft-entries.ts'
import { OFFERS, questionsOf, type SurveyDraft } from './draft.ts'
import { draftOfKept, keptOf, keysOf } from './kept-survey.ts'
import { withTextsFor } from './spoken.ts'
import { entriesOf, pagesOf } from './survey-entries.ts'

/** As it is read once it was kept. */
export const asKept = (draft: SurveyDraft): SurveyDraft => draftOfKept(keptOf(draft), keysOf(draft))

/** What is half typed, and therefore not kept, stays where nothing else came in its place. */
const withHalfTyped = (merged: SurveyDraft, { kept, mine }: { kept: SurveyDraft; mine: SurveyDraft }): SurveyDraft => {
  const names = new Map(questionsOf(mine).map(({ key, filledBy }) => [key, filledBy]))
  return {
    ...merged,
    responding: mergedFields({ base: kept.responding, mine: mine.responding, theirs: merged.responding }),
    joining: isSame(merged.joining, kept.joining) ? mine.joining : merged.joining,
    pages: merged.pages.map((page) => ({
      ...page,
      entries: page.entries.map((entry) => {
        if (!isQuestion(entry)) return entry
        const filledBy = entry.filledBy ?? names.get(entry.key)
        return filledBy === undefined ? entry : { ...entry, filledBy }
      }),
    })),
  }
}

/** What two tabs have made of one survey, whose pages and entries have the same keys in both: all that either has written. */
export const mergedSurveys = ({ base, mine, theirs }: Sides<SurveyDraft>): SurveyDraft => {
  const kept = asKept(mine)
  const unordered = { base: asKept(base), mine: kept, theirs: asKept(theirs) }
  const order = mergedEntries(eachOf(unordered, entriesOf)).filter(isQuestion)
  const sides = eachOf(unordered, (side) => withTextsFor(order, side))
  const pages = pagesOf(mergedEntries(eachOf(sides, entriesOf)))
  const merged: SurveyDraft = {
    ...mergedFields(sides),
    title: mergedText(eachOf(sides, ({ title }) => title)),
    welcome: mergedText(eachOf(sides, ({ welcome }) => welcome)),
    responding: {
      ...mergedFields(eachOf(sides, ({ responding }) => responding)),
      thanks: mergedText(eachOf(sides, ({ responding }) => responding.thanks)),
    },
    pages: pages.length > 0 ? pages : sides.mine.pages,
    text: mergedTyped({ base, mine, theirs }, OFFERS),
    nextKey: mine.nextKey,
  }
  return withHalfTyped(merged, { kept: sides.mine, mine: withTextsFor(order, mine) })
}
