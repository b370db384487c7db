import { completeOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { itemsOnWire } from '#contract/questionnaires/items-on-wire.ts'
import { isComplete } from '#domain/questionnaires/drafts/draft.ts'
import { isFieldName } from '#domain/questionnaires/field-name.ts'
import { type Joining, USUAL_JOINING } from '#domain/questionnaires/joining.ts'
import type { Speaking } from '#domain/questionnaires/piping.ts'
import { type Responding, USUAL_RESPONDING } from '#domain/questionnaires/responding.ts'
import type { Taking, When } from '#domain/questionnaires/taking.ts'
import type { TextFormat } from '#domain/text/prose.ts'
import { type Entry, isQuestion, itemOf, type QuestionEntry } from '../entries/draft-entries.ts'
import { type DraftWhen, EVERYBODY, type PageRules } from '../entries/entry-rules.ts'
import { offersOf } from '../entries/offers.ts'

/** No question has this place, and no option that one: a rule about what is gone has it. */
const GONE_PLACE = 499
export const GONE_OPTION = -1

export type SurveyPage = PageRules & {
  key: number
  title: string
  instructions: string
  /** Of the instructions. */
  format?: TextFormat | undefined
  /** Its questions, with passages and texts. */
  entries: Entry[]
}

export type SurveyDraft = {
  title: string
  welcome: string
  welcomeFormat?: TextFormat | undefined
  isOneByOne: boolean
  responding: Responding
  /** What those who respond are asked about themselves, where that is more than a name. */
  joining: Joining
  pages: SurveyPage[]
  nextKey: number
  /** All of its pages as they were typed as text, where they were. */
  text?: string | undefined
}

export const OFFERS = offersOf('survey')
const { blank } = OFFERS

const newPage = (key: number): SurveyPage => ({
  key,
  title: '',
  instructions: '',
  ...EVERYBODY,
  entries: [{ key: key + 1, question: blank(), inPassage: false }],
})

export const emptySurvey = (): SurveyDraft => ({
  title: '',
  welcome: '',
  isOneByOne: false,
  responding: USUAL_RESPONDING,
  joining: USUAL_JOINING,
  pages: [newPage(1)],
  nextKey: 3,
})

export const withPageChanged = (draft: SurveyDraft, key: number, change: Partial<SurveyPage>): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) => (page.key === key ? { ...page, ...change } : page)),
})

/** With an entry in the place of the one with its key. */
export const withEntry = (draft: SurveyDraft, entry: Entry): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) =>
    page.entries.some(({ key }) => key === entry.key)
      ? { ...page, entries: page.entries.map((each) => (each.key === entry.key ? entry : each)) }
      : page,
  ),
})

export const questionsOn = ({ entries }: Pick<SurveyPage, 'entries'>): QuestionEntry[] => entries.filter(isQuestion)

type Asking = { pages: readonly Pick<SurveyPage, 'entries'>[] }

export const questionsOf = ({ pages }: Asking): QuestionEntry[] => pages.flatMap(questionsOn)

/** The rules by places, as they are published; one about what is gone leads to a place that there is not. */
export const takingOf = ({ pages, welcome, welcomeFormat, isOneByOne, responding }: SurveyDraft): Taking => {
  const places = new Map(questionsOf({ pages }).map(({ key }, at) => [key, at]))
  const pagePlaces = new Map(pages.map(({ key }, at) => [key, at]))
  const placed = ({ of, conditions }: DraftWhen): When => ({
    of,
    conditions: conditions.map(({ question, test }) => ({ question: places.get(question) ?? GONE_PLACE, test })),
  })
  const shown = pages.flatMap((page, at): Taking['shown'] => [
    ...(page.shownIf ? [{ page: at, when: placed(page.shownIf) }] : []),
    ...questionsOn(page).flatMap(({ key, shownIf }) =>
      shownIf ? [{ question: places.get(key) ?? GONE_PLACE, when: placed(shownIf) }] : [],
    ),
  ])
  const jumps = pages.flatMap((page, after) =>
    page.jumps.map(({ when, to }) => ({
      after,
      when: when && placed(when),
      to: to === null ? null : (pagePlaces.get(to) ?? GONE_PLACE),
    })),
  )
  const named = new Set<string>()
  const filled = questionsOf({ pages }).flatMap(({ filledBy: name }, question) => {
    if (responding.anonymous || name === undefined || !isFieldName(name) || named.has(name)) return []
    named.add(name)
    return [{ question, name }]
  })
  return {
    ...{ one_by_one: isOneByOne, welcome: welcome.trim(), shown, jumps },
    ...(welcomeFormat && { welcome_format: welcomeFormat }),
    ...(filled.length > 0 && { filled }),
  }
}

/** Which questions are not complete, by their places from 1. */
export const incompleteIn = (draft: SurveyDraft): number[] =>
  questionsOf(draft).flatMap(({ question }, at) => (isComplete(question) ? [] : [at + 1]))

/** As it is published. */
export const sectionsOf = ({ pages }: SurveyDraft) =>
  pages.map(({ title, instructions, format, entries }) => ({
    title: title.trim(),
    instructions: instructions.trim(),
    ...(format && { format }),
    ...itemsOnWire(entries.map(itemOf), completeOnWire),
  }))

/** What its texts may speak of, and where. */
export const speakingIn = ({ pages }: SurveyDraft): Speaking[] =>
  pages.map(({ title, instructions, format, ...page }) => ({
    title,
    instructions,
    format,
    questions: questionsOn(page).map(({ question: { kind, prompt, format } }) => ({ kind, prompt, format })),
    read: page.entries.flatMap((entry, at) =>
      isQuestion(entry)
        ? []
        : {
            text: entry.part.text,
            format: entry.part.format,
            before: questionsOn({ entries: page.entries.slice(0, at) }).length,
          },
    ),
  }))

/** Names by which links answer that are none, or stand there twice. */
export const wrongNamesIn = (draft: SurveyDraft): string[] => {
  const names = questionsOf(draft).flatMap(({ filledBy }) => (filledBy === undefined ? [] : [filledBy]))
  return names.filter((name, at) => !isFieldName(name) || names.indexOf(name) !== at)
}
