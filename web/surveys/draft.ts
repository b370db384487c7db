import type * as z from 'zod/mini'
import { completeOnWire, draftFromWire, draftOnWire } from '#contract/drafts-on-wire.ts'
import { problemsOf } from '#contract/problems-of.ts'
import type { readSurvey } from '#contract/surveys.ts'
import { type DraftQuestion, emptyQuestion, isComplete } from '#domain/draft.ts'
import { isFieldName } from '#domain/field-name.ts'
import type { Speaking } from '#domain/piping.ts'
import type { Responding } from '#domain/responding.ts'
import { responding as respondingSchema, rightOf, USUAL_RESPONDING } from '#domain/responding.ts'
import { type Condition, STRAIGHT_ON, type Taking, type When } from '#domain/taking.ts'
import { problemTexts } from '../i18n/problems.ts'

/** Rules name questions and pages by keys, which stay with them wherever they move. */
export type DraftCondition = { question: number; test: Condition['test'] }
export type DraftWhen = { of: When['of']; conditions: DraftCondition[] }
/** `to` null: to the end. */
export type DraftJump = { when: DraftWhen | null; to: number | null }
export type SurveyQuestion = {
  key: number
  question: DraftQuestion
  shownIf: DraftWhen | null
  /** By which name a link may answer it. */
  filledBy?: string | undefined
}
export type SurveyPage = {
  key: number
  title: string
  instructions: string
  shownIf: DraftWhen | null
  jumps: DraftJump[]
  questions: SurveyQuestion[]
}

export type SurveyDraft = {
  title: string
  welcome: string
  isOneByOne: boolean
  responding: Responding
  pages: SurveyPage[]
  nextKey: number
}

const newQuestion = (key: number): SurveyQuestion => ({ key, question: emptyQuestion('opinion'), shownIf: null })

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
  pages: [newPage(1)],
  nextKey: 3,
})

export const withPage = (draft: SurveyDraft): SurveyDraft => ({
  ...draft,
  pages: [...draft.pages, newPage(draft.nextKey)],
  nextKey: draft.nextKey + 2,
})

export const withQuestion = (draft: SurveyDraft, page: number): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((each) =>
    each.key === page ? { ...each, questions: [...each.questions, newQuestion(draft.nextKey)] } : each,
  ),
  nextKey: draft.nextKey + 1,
})

export const withPageChanged = (draft: SurveyDraft, key: number, change: Partial<SurveyPage>): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) => (page.key === key ? { ...page, ...change } : page)),
})

export const questionsOf = ({ pages }: Pick<SurveyDraft, 'pages'>): SurveyQuestion[] =>
  pages.flatMap(({ questions }) => questions)

/** The rules by places, as they are published; a rule about what is gone is gone as well. */
export const takingOf = ({ pages, welcome, isOneByOne }: SurveyDraft): Taking => {
  const places = new Map(questionsOf({ pages }).map(({ key }, at) => [key, at]))
  const pagePlaces = new Map(pages.map(({ key }, at) => [key, at]))
  const placed = (when: DraftWhen | null): When | null => {
    const conditions = (when?.conditions ?? []).flatMap(({ question, test }) => {
      const place = places.get(question)
      return place === undefined ? [] : [{ question: place, test }]
    })
    return when && conditions.length > 0 ? { of: when.of, conditions } : null
  }
  const shown = pages.flatMap((page, at): Taking['shown'] => {
    const when = placed(page.shownIf)
    const ofQuestions = page.questions.flatMap(({ key, shownIf }) => {
      const own = placed(shownIf)
      return own ? [{ question: places.get(key) ?? 0, when: own }] : []
    })
    return [...(when ? [{ page: at, when }] : []), ...ofQuestions]
  })
  const jumps = pages.flatMap((page, after) =>
    page.jumps.flatMap(({ when, to }) => {
      const place = to === null ? null : pagePlaces.get(to)
      const own = placed(when)
      return place === undefined || (when !== null && own === null) ? [] : [{ after, when: own, to: place }]
    }),
  )
  const named = new Set<string>()
  const filled = questionsOf({ pages }).flatMap(({ filledBy: name }, question) => {
    if (name === undefined || !isFieldName(name) || named.has(name)) return []
    named.add(name)
    return [{ question, name }]
  })
  return { one_by_one: isOneByOne, welcome: welcome.trim(), shown, jumps, ...(filled.length > 0 && { filled }) }
}

/** Which questions are not complete, by their places from 1. */
export const incompleteIn = (draft: SurveyDraft): number[] =>
  questionsOf(draft).flatMap(({ question }, at) => (isComplete(question) ? [] : [at + 1]))

/** As it is published. */
export const sectionsOf = ({ pages }: SurveyDraft) =>
  pages.map(({ title, instructions, questions }) => ({
    title: title.trim(),
    instructions: instructions.trim(),
    questions: questions.map(({ question }) => completeOnWire(question)),
  }))

type Written = Pick<z.infer<typeof readSurvey.data>, 'title' | 'responding' | 'taking' | 'sections'>

/** As devices keep it: in the form in which the server tells it. */
export const keptOf = (draft: SurveyDraft) => ({
  title: draft.title,
  responding: rightOf(draft.responding),
  taking: takingOf(draft),
  sections: draft.pages.map(({ title, instructions, questions }) => ({
    title,
    instructions,
    questions: questions.map(({ question }) => draftOnWire(question)),
  })),
})

/** What was published, or kept, as its author writes it. */
export const draftOf = ({ title, responding, taking = STRAIGHT_ON, sections }: Written): SurveyDraft => {
  let key = 0
  const next = () => {
    key += 1
    return key
  }
  const pages = sections.map(
    (section): SurveyPage => ({
      key: next(),
      title: section.title,
      instructions: section.instructions,
      shownIf: null,
      jumps: [],
      questions: section.questions.map((question) => ({
        key: next(),
        question: draftFromWire(question) ?? emptyQuestion('opinion'),
        shownIf: null,
      })),
    }),
  )
  const keys = questionsOf({ pages }).map((question) => question.key)
  const named = ({ of, conditions }: When): DraftWhen => ({
    of,
    conditions: conditions.map(({ question, test }) => ({ question: keys[question] ?? 0, test })),
  })
  for (const [at, page] of pages.entries()) {
    const ofPage = taking.shown.find((rule) => 'page' in rule && rule.page === at)
    page.shownIf = ofPage ? named(ofPage.when) : null
    page.jumps = taking.jumps.flatMap(({ after, when, to }) =>
      after === at ? [{ when: when && named(when), to: to === null ? null : (pages[to]?.key ?? null) }] : [],
    )
    for (const question of page.questions) {
      const own = taking.shown.find((rule) => 'question' in rule && keys[rule.question] === question.key)
      question.shownIf = own ? named(own.when) : null
      const filled = taking.filled?.find((rule) => keys[rule.question] === question.key)
      if (filled) question.filledBy = filled.name
    }
  }
  const { one_by_one: isOneByOne, welcome } = taking
  return { title, welcome, isOneByOne, responding, pages, nextKey: key + 1 }
}

/** What its texts may speak of, and where. */
export const speakingIn = ({ pages }: SurveyDraft): Speaking[] =>
  pages.map(({ title, instructions, questions }) => ({
    title,
    instructions,
    questions: questions.map(({ question: { kind, prompt, format } }) => ({ kind, prompt, format })),
  }))

/** What is wrong with how it is responded to, as one says it. */
export const respondingProblems = (responding: Responding): string[] => {
  const read = respondingSchema.safeParse(responding)
  return read.success ? [] : [...new Set(Object.values(problemTexts(problemsOf(read.error))))]
}

/** Names by which links answer that are none, or stand there twice. */
export const wrongNamesIn = (draft: SurveyDraft): string[] => {
  const names = questionsOf(draft).flatMap(({ filledBy }) => (filledBy === undefined ? [] : [filledBy]))
  return names.filter((name, at) => !isFieldName(name) || names.indexOf(name) !== at)
}
