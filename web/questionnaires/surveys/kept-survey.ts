import type * as z from 'zod/mini'
import { draftFromWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { itemsFromWire } from '#contract/questionnaires/items-on-wire.ts'
import type { readSurvey } from '#contract/questionnaires/surveys.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { USUAL_JOINING } from '#domain/questionnaires/joining.ts'
import { rightOf } from '#domain/questionnaires/responding.ts'
import { STRAIGHT_ON, type When } from '#domain/questionnaires/taking.ts'
import { entryOf, itemOf, settled } from '../entries/draft-entries.ts'
import type { DraftWhen } from '../entries/entry-rules.ts'
import { readKept } from '../entries/offered.ts'
import { keptAsQuestion } from '../entries/stored-draft.ts'
import { usableIn } from '../settings/form-problems.ts'
import { OFFERS, questionsOf, type SurveyDraft, type SurveyPage, takingOf } from './draft.ts'

/** No question and no page has this key: a rule about what is gone has it, once it was kept and read again. */
const GONE = 0

type Told = Pick<z.infer<typeof readSurvey.data>, 'title' | 'responding' | 'joining' | 'taking' | 'sections'>

type PageHead = Pick<SurveyPage, 'title' | 'instructions' | 'format'>
type KeptPage = PageHead & { items: readonly unknown[] }
type WithoutPages = Omit<Told, 'sections'>

/** As devices and the server keep it: its rules by places. */
export const keptOf = (draft: SurveyDraft) => ({
  title: draft.title,
  responding: rightOf(draft.responding),
  joining: usableIn(draft.joining) ?? USUAL_JOINING,
  taking: takingOf(draft),
  pages: draft.pages.map(({ title, instructions, format, entries }) => ({
    title,
    instructions,
    ...(format && { format }),
    items: entries.map((entry) => keptAsQuestion(itemOf(entry))),
  })),
})

/** The keys of its pages and of what is on them, in the order in which one reads them. */
export const keysOf = ({ pages }: Pick<SurveyDraft, 'pages'>): number[] =>
  pages.flatMap(({ key, entries }) => [key, ...entries.map((entry) => entry.key)])

/** Keys as they were kept; none where they don't each name one page or entry. */
const usableKeys = (pages: readonly { items: readonly unknown[] }[], keys: readonly number[]): readonly number[] => {
  const count = pages.reduce((sum, { items }) => sum + 1 + items.length, 0)
  return new Set(keys).size === count ? keys : []
}

/** What was kept, as its author writes it; `keys`: of its pages and of what is on them, where they have some. */
export const draftOfKept = (
  { pages, ...rest }: WithoutPages & { pages: readonly KeptPage[] },
  keys: readonly number[] = [],
): SurveyDraft => {
  const read = pages.map(({ items, ...page }) => ({ ...page, items: items.map((item) => readKept(item, OFFERS)) }))
  return draftOfPages({ ...rest, pages: read }, usableKeys(read, keys))
}

/** What was published, or kept by earlier pages, as its author writes it. */
export const draftOf = ({ sections, ...rest }: Told, keys: readonly number[] = []): SurveyDraft => {
  const pages = sections.map(({ questions, groups, texts, ...page }) => ({
    ...page,
    items: itemsFromWire(
      { questions, groups, texts },
      questions.map((question) => draftFromWire(question) ?? OFFERS.blank()),
    ),
  }))
  return draftOfPages({ ...rest, pages }, usableKeys(pages, keys))
}

type ReadPage = PageHead & { items: readonly DraftItem[] }

const draftOfPages = (
  { title, responding, joining, taking = STRAIGHT_ON, pages: read }: WithoutPages & { pages: readonly ReadPage[] },
  own: readonly number[],
): SurveyDraft => {
  let made = 0
  const next = () => {
    made += 1
    return own[made - 1] ?? made
  }
  const pages = read.map(
    ({ title: heading, instructions, format, items }): SurveyPage => ({
      key: next(),
      title: heading,
      instructions,
      ...(format && { format }),
      shownIf: null,
      jumps: [],
      entries: settled(items.map((item) => entryOf(item, next()))),
    }),
  )
  const { one_by_one: isOneByOne, welcome, welcome_format: welcomeFormat } = taking
  return {
    title,
    welcome,
    ...(welcomeFormat && { welcomeFormat }),
    isOneByOne,
    responding,
    joining: joining ?? USUAL_JOINING,
    pages: withRules(pages, taking),
    nextKey: Math.max(made, ...own) + 1,
  }
}

/** Rules name by keys what they name by places. */
const withRules = (pages: SurveyPage[], taking: NonNullable<Told['taking']>): SurveyPage[] => {
  const keys = questionsOf({ pages }).map(({ key }) => key)
  const placeOf = new Map(keys.map((key, at) => [key, at]))
  const named = ({ of, conditions }: When): DraftWhen => ({
    of,
    conditions: conditions.map(({ question, test }) => ({ question: keys[question] ?? GONE, test })),
  })
  return pages.map((page, at) => {
    const ofPage = taking.shown.find((rule) => 'page' in rule && rule.page === at)
    const jumps = taking.jumps.flatMap(({ after, when, to }) =>
      after === at ? [{ when: when && named(when), to: to === null ? null : (pages[to]?.key ?? GONE) }] : [],
    )
    const entries = page.entries.map((entry) => {
      const place = placeOf.get(entry.key)
      if (place === undefined) return entry
      const shown = taking.shown.find((rule) => 'question' in rule && rule.question === place)
      const filled = taking.filled?.find(({ question }) => question === place)
      return { ...entry, ...(shown && { shownIf: named(shown.when) }), ...(filled && { filledBy: filled.name }) }
    })
    return { ...page, shownIf: ofPage ? named(ofPage.when) : null, jumps, entries }
  })
}
