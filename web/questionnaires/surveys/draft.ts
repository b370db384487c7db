import type * as z from 'zod/mini'
import { completeOnWire, draftFromWire, draftOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import type { readSurvey } from '#contract/questionnaires/surveys.ts'
import { type DraftQuestion, emptyQuestion, isComplete } from '#domain/questionnaires/drafts/draft.ts'
import { isFieldName } from '#domain/questionnaires/field-name.ts'
import { type Joining, USUAL_JOINING } from '#domain/questionnaires/joining.ts'
import type { Speaking } from '#domain/questionnaires/piping.ts'
import { type Responding, rightOf, USUAL_RESPONDING } from '#domain/questionnaires/responding.ts'
import { STRAIGHT_ON, type Taking, type When } from '#domain/questionnaires/taking.ts'
import { USUAL_KIND } from '#domain/questions/traits.ts'
import type { TextFormat } from '#domain/text/prose.ts'
import type { AskedWhen, DraftWhen, PageRules } from '../entries/entry-rules.ts'
import { usableIn } from '../settings/form-problems.ts'

/** No question and no page has this key: a rule about what is gone has it, once it was kept and read again. */
const GONE = 0
/** The same by place; and by option, in the place of one that is gone. */
const GONE_PLACE = 499
export const GONE_OPTION = -1

export type SurveyQuestion = AskedWhen & { key: number; question: DraftQuestion }
export type SurveyPage = PageRules & {
  key: number
  title: string
  instructions: string
  /** Of the instructions. */
  format?: TextFormat | undefined
  questions: SurveyQuestion[]
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
}

const newQuestion = (key: number): SurveyQuestion => ({
  key,
  question: emptyQuestion(USUAL_KIND.opinion),
  shownIf: null,
})

const newPage = (key: number): SurveyPage => ({
  key,
  title: '',
  instructions: '',
  shownIf: null,
  jumps: [],
  questions: [newQuestion(key + 1)],
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

export const withQuestionChanged = (draft: SurveyDraft, key: number, change: Partial<SurveyQuestion>): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) =>
    page.questions.some((each) => each.key === key)
      ? { ...page, questions: page.questions.map((each) => (each.key === key ? { ...each, ...change } : each)) }
      : page,
  ),
})

export const questionsOf = ({ pages }: Pick<SurveyDraft, 'pages'>): SurveyQuestion[] =>
  pages.flatMap(({ questions }) => questions)

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
    ...page.questions.flatMap(({ key, shownIf }) =>
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
  pages.map(({ title, instructions, format, questions }) => ({
    title: title.trim(),
    instructions: instructions.trim(),
    ...(format && { format }),
    questions: questions.map(({ question }) => completeOnWire(question)),
  }))

type Written = Pick<z.infer<typeof readSurvey.data>, 'title' | 'responding' | 'joining' | 'taking' | 'sections'>

/** As devices keep it: in the form in which the server tells it. */
export const keptOf = (draft: SurveyDraft) => ({
  title: draft.title,
  responding: rightOf(draft.responding),
  joining: usableIn(draft.joining) ?? USUAL_JOINING,
  taking: takingOf(draft),
  sections: draft.pages.map(({ title, instructions, format, questions }) => ({
    title,
    instructions,
    ...(format && { format }),
    questions: questions.map(({ question }) => draftOnWire(question)),
  })),
})

/** The keys of its pages and questions, in the order in which one reads them. */
export const keysOf = ({ pages }: Pick<SurveyDraft, 'pages'>): number[] =>
  pages.flatMap(({ key, questions }) => [key, ...questions.map((question) => question.key)])

/** Keys as they were kept; none where they don't each name one page or question. */
export const usableKeys = (sections: Written['sections'], keys: readonly number[] = []): readonly number[] => {
  const count = sections.reduce((sum, { questions }) => sum + 1 + questions.length, 0)
  return new Set(keys).size === count ? keys : []
}

/** What was published, or kept, as its author writes it; `own`: the keys of its pages and questions, where they have some. */
export const draftOf = (
  { title, responding, joining, taking = STRAIGHT_ON, sections }: Written,
  own: readonly number[] = [],
): SurveyDraft => {
  let made = 0
  const next = () => {
    made += 1
    return own[made - 1] ?? made
  }
  const pages = sections.map(
    (section): SurveyPage => ({
      key: next(),
      title: section.title,
      instructions: section.instructions,
      ...(section.format && { format: section.format }),
      shownIf: null,
      jumps: [],
      questions: section.questions.map((question) => ({
        key: next(),
        question: draftFromWire(question) ?? emptyQuestion(USUAL_KIND.opinion),
        shownIf: null,
      })),
    }),
  )
  const keys = questionsOf({ pages }).map((question) => question.key)
  const named = ({ of, conditions }: When): DraftWhen => ({
    of,
    conditions: conditions.map(({ question, test }) => ({ question: keys[question] ?? GONE, test })),
  })
  for (const [at, page] of pages.entries()) {
    const ofPage = taking.shown.find((rule) => 'page' in rule && rule.page === at)
    page.shownIf = ofPage ? named(ofPage.when) : null
    page.jumps = taking.jumps.flatMap(({ after, when, to }) =>
      after === at ? [{ when: when && named(when), to: to === null ? null : (pages[to]?.key ?? GONE) }] : [],
    )
    for (const question of page.questions) {
      const own = taking.shown.find((rule) => 'question' in rule && keys[rule.question] === question.key)
      question.shownIf = own ? named(own.when) : null
      const filled = taking.filled?.find((rule) => keys[rule.question] === question.key)
      if (filled) question.filledBy = filled.name
    }
  }
  const { one_by_one: isOneByOne, welcome, welcome_format: welcomeFormat } = taking
  return {
    title,
    welcome,
    ...(welcomeFormat && { welcomeFormat }),
    isOneByOne,
    responding,
    joining: joining ?? USUAL_JOINING,
    pages,
    nextKey: Math.max(made, ...own) + 1,
  }
}

/** What its texts may speak of, and where. */
export const speakingIn = ({ pages }: SurveyDraft): Speaking[] =>
  pages.map(({ title, instructions, format: written, questions }) => ({
    title,
    instructions,
    format: written,
    questions: questions.map(({ question: { kind, prompt, format } }) => ({ kind, prompt, format })),
  }))

/** Names by which links answer that are none, or stand there twice. */
export const wrongNamesIn = (draft: SurveyDraft): string[] => {
  const names = questionsOf(draft).flatMap(({ filledBy }) => (filledBy === undefined ? [] : [filledBy]))
  return names.filter((name, at) => !isFieldName(name) || names.indexOf(name) !== at)
}
