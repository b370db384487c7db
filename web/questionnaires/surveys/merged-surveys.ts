import { isSame, type Sides } from '../drafts/merged-json.ts'
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
import { draftOf, keptOf, keysOf, type SurveyDraft, type SurveyQuestion } from './draft.ts'
import { type PageAlone, type Part, pagesOf, partsOf } from './parts-in-list.ts'
import { withTextsFor } from './spoken.ts'

const mergedPage = (sides: Sides<PageAlone>): PageAlone => ({
  ...mergedFields(sides),
  title: mergedText(eachOf(sides, ({ title }) => title)),
  instructions: mergedText(eachOf(sides, ({ instructions }) => instructions)),
})

/** Two of them where one can not be made of both. */
const mergedQuestion = (sides: Sides<SurveyQuestion>): SurveyQuestion[] => {
  const entry = mergedFields(sides)
  const question = mergedQuestionDraft(eachOf(sides, ({ question }) => question))
  if (question) return [{ ...entry, question }]
  return [
    { ...sides.theirs, key: newKeys() },
    { ...entry, question: sides.mine.question },
  ]
}

const withKey = (part: Part, key: number): Part =>
  'page' in part ? { key, page: { ...part.page, key } } : { key, entry: { ...part.entry, key } }

const mergedParts = (sides: Sides<SurveyDraft>): Part[] => {
  const rows = mergedRows<Part>(eachOf(sides, partsOf), {
    places: sameKeys,
    merged: ({ base, mine, theirs }) => {
      if ('page' in base && 'page' in mine && 'page' in theirs)
        return [{ key: mine.key, page: mergedPage({ base: base.page, mine: mine.page, theirs: theirs.page }) }]
      if ('entry' in base && 'entry' in mine && 'entry' in theirs)
        return mergedQuestion({ base: base.entry, mine: mine.entry, theirs: theirs.entry }).map((entry) => ({
          key: entry.key,
          entry,
        }))
      return [mine]
    },
  })
  return eachByItsKey(rows, withKey)
}

/** As it is read once it was kept. */
export const asKept = (draft: SurveyDraft): SurveyDraft => draftOf(keptOf(draft), keysOf(draft))

/** What is half typed, and therefore not kept, stays where nothing else came in its place. */
const withHalfTyped = (merged: SurveyDraft, { kept, mine }: { kept: SurveyDraft; mine: SurveyDraft }): SurveyDraft => {
  const names = new Map(mine.pages.flatMap(({ questions }) => questions).map(({ key, filledBy }) => [key, filledBy]))
  return {
    ...merged,
    responding: mergedFields({ base: kept.responding, mine: mine.responding, theirs: merged.responding }),
    joining: isSame(merged.joining, kept.joining) ? mine.joining : merged.joining,
    pages: merged.pages.map((page) => ({
      ...page,
      questions: page.questions.map((entry) => {
        const filledBy = entry.filledBy ?? names.get(entry.key)
        return filledBy === undefined ? entry : { ...entry, filledBy }
      }),
    })),
  }
}

/** What two tabs have made of one survey, whose pages and questions have the same keys in both: all that either has written. */
export const mergedSurveys = ({ base, mine, theirs }: Sides<SurveyDraft>): SurveyDraft => {
  const kept = asKept(mine)
  const unordered = { base: asKept(base), mine: kept, theirs: asKept(theirs) }
  const order = mergedParts(unordered).filter((part) => 'entry' in part)
  const sides = eachOf(unordered, (side) => withTextsFor(order, side))
  const pages = pagesOf(mergedParts(sides))
  const merged: SurveyDraft = {
    ...mergedFields(sides),
    title: mergedText(eachOf(sides, ({ title }) => title)),
    welcome: mergedText(eachOf(sides, ({ welcome }) => welcome)),
    responding: {
      ...mergedFields(eachOf(sides, ({ responding }) => responding)),
      thanks: mergedText(eachOf(sides, ({ responding }) => responding.thanks)),
    },
    pages: pages.length > 0 ? pages : sides.mine.pages,
    nextKey: mine.nextKey,
  }
  return withHalfTyped(merged, { kept: sides.mine, mine: withTextsFor(order, mine) })
}
