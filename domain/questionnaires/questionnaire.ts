import * as z from 'zod/mini'
import { isUsual, type MarkingRules, outOfAll } from '../marking/marking.ts'
import type { Marks } from '../marking/marks.ts'
import type { FlooredWith } from '../marking/marks-floor.ts'
import { type QuestionId, questionId } from '../questions/question-id.ts'
import { isByHand, UNNAMED_KIND } from '../questions/traits.ts'
import { MAX_PICTURE_SIDE, type PictureFrame, type PictureFrames } from '../text/picture.ts'
import type { Formulas } from '../text/prose.ts'
import { isScript, SCRIPTS, scriptsIn } from '../text/script.ts'
import { requiredText } from '../text/text.ts'
import type { Written } from '../text/text-format.ts'
import type { Instant } from '../time/time-limit.ts'
import { type Heading, headingOf, type Section } from './items/heading.ts'
import type { Item, ItemKind, Passage, Text } from './items/item.ts'
import type { Question } from './items/question.ts'
import { allTextsOf } from './items/question-texts.ts'
import { markedIn, sectionRulesOf, type ToldSection } from './items/section-rules.ts'
import { countMet } from './items/units.ts'
import type { Meanings } from './same-meaning.ts'
import type { KeptVersionSettings, OpenTexts } from './settings.ts'

export type { Section } from './items/heading.ts'
export * from './questionnaire-status.ts'

/** The durations that are offered first, in minutes. */
export const DURATIONS = [15, 30, 45, 60, 90, 120, 180] as const
export const MAX_QUESTIONS = 500
export const MAX_TITLE_LENGTH = 200
export const MAX_SUBJECT_LENGTH = 100
export const title = requiredText(MAX_TITLE_LENGTH, 'title_required')
export const subject = requiredText(MAX_SUBJECT_LENGTH, 'subject_required')
export const isOffered = (duration: number | null): boolean => DURATIONS.some((offered) => offered === duration)

export const versionId = z.string().check(z.minLength(1)).brand<'VersionId'>()
export type VersionId = z.infer<typeof versionId>

/** What students meet: complete, numbered, never changed. An edit makes the next one. */
export type Version = {
  id: VersionId
  questionnaireId: string
  number: number
  title: string
  subject: string
  minutes: number
  marking: MarkingRules
  settings: KeptVersionSettings
  sections: Section[]
  /** What was said of texts that it changes. */
  meanings?: Meanings | undefined
  publishedAt: Instant
}

/** A section with its questions, as they are marked in it. */
export type PartOfVersion = { section: Section; questions: Question[] }

type AllAsked = { parts: PartOfVersion[]; questions: Question[] }
const asked = new WeakMap<readonly Section[], AllAsked>()

const questionsOf = (item: Item): Question[] => {
  if (item.kind === 'group') return item.questions
  return item.kind === 'text' ? [] : [item]
}

const allAskedIn = ({ sections }: Pick<Version, 'sections'>): AllAsked => {
  const known = asked.get(sections)
  if (known) return known
  const parts = sections.map((section) => ({
    section,
    questions: section.items.flatMap(questionsOf).map((question) => markedIn(question, section)),
  }))
  const all = { parts, questions: parts.flatMap(({ questions }) => questions) }
  asked.set(sections, all)
  return all
}

/** All that is asked, in order, each question as it is marked in its section. */
export const questionsIn = (version: Pick<Version, 'sections'>): Question[] => allAskedIn(version).questions

/** The same by section. */
export const partsIn = (version: Pick<Version, 'sections'>): PartOfVersion[] => allAskedIn(version).parts

/**
 * Of a question that is one of several of which only some count: the place of its section, and how many do. `isDrawn`: they
 * are drawn for each attempt, and no student chooses.
 */
export type AnyOf = { section: number; choose: number; isDrawn?: true | undefined }

/** The questions of which only some count, or are met. */
export const anyOfIn = (version: Pick<Version, 'sections'>): Map<QuestionId, AnyOf> =>
  new Map(
    partsIn(version).flatMap(({ section: part, questions }, section) => {
      const { choose, draw } = part
      if (draw === undefined && choose === undefined) return []
      const some = draw === undefined ? {} : { isDrawn: true as const }
      const anyOf = { section, choose: choose ?? countMet(part, questions.length), ...some }
      return questions.map(({ id }) => [id, anyOf] as const)
    }),
  )

/** With what each question's marks are kept from going below zero; of a paper without a floor, none. */
export const flooredIn = ({
  sections,
  marking,
}: Pick<Version, 'sections' | 'marking'>): Map<QuestionId, FlooredWith> => {
  const { floor } = marking
  if (floor === undefined) return new Map()
  return new Map(
    partsIn({ sections }).flatMap(({ questions }, section) =>
      questions.map(({ id }) => [id, floor === 'total' ? 'all' : section] as const),
    ),
  )
}

/** The sections with what they say of their questions; none where none of them says anything. */
export const toldSectionsIn = (version: Pick<Version, 'sections'>): ToldSection[] => {
  const told = partsIn(version).map(({ section, questions }) => {
    const questionCount = countMet(section, questions.length)
    return {
      ...{ title: section.title, questionCount },
      ...(questionCount < questions.length && { drawnFrom: questions.length }),
      ...sectionRulesOf(section),
    }
  })
  const isSaid = version.sections.some((section) => Object.keys(sectionRulesOf(section)).length > 0)
  return isSaid ? told.filter(({ questionCount }) => questionCount > 0) : []
}

/** How many questions each attempt meets. */
export const countMetIn = (version: Pick<Version, 'sections'>): number =>
  partsIn(version).reduce((sum, { section, questions }) => sum + countMet(section, questions.length), 0)

/** What a complete paper earns: of a section in which some questions count or are drawn, only so many. */
export const outOfVersion = ({ sections, marking }: Pick<Version, 'sections' | 'marking'>): Marks =>
  partsIn({ sections }).reduce((sum, { section, questions }) => {
    const counted = section.choose ?? countMet(section, questions.length)
    return sum + outOfAll(questions, marking, counted)
  }, 0)

/** Whether one asks the very questions that the other asks, in whatever words they are called. */
export const asksTheSame = (one: Pick<Version, 'sections'>, other: Pick<Version, 'sections'>): boolean => {
  const ids = (version: Pick<Version, 'sections'>) => questionsIn(version).map(({ id }) => id)
  return ids(one).join() === ids(other).join()
}

/** The same asked anew: what was answered before is no answer to it. */
export const askedAnew = (sections: readonly Section[], newId: () => string): Section[] => {
  const anew = (question: Question): Question => ({ ...question, id: questionId.parse(newId()) })
  const again = (item: Item): Item => {
    if (item.kind === 'text') return item
    return item.kind === 'group' ? { ...item, questions: item.questions.map(anew) } : anew(item)
  }
  return sections.map((section) => ({ ...section, items: section.items.map(again) }))
}

/** The headings of sections, the passages, and the texts between questions. */
export const betweenIn = ({ sections }: Pick<Version, 'sections'>): (Heading | Passage | Text)[] =>
  sections.flatMap((section) => [
    ...(section.isHeaded ? [headingOf(section)] : []),
    ...section.items.filter((item) => item.kind === 'group' || item.kind === 'text'),
  ])

/** The kinds of all that there is, each once: of questions, then of what stands between them. */
export const kindsIn = (version: Pick<Version, 'sections'>): ItemKind[] => [
  ...new Set([...questionsIn(version), ...betweenIn(version)].map(({ kind }) => kind)),
]

/** Whether any question is marked otherwise than its version says. */
export const marksVaryIn = ({ sections, marking }: Pick<Version, 'sections' | 'marking'>): boolean =>
  questionsIn({ sections }).some((question) => !isUsual(question, marking))

/** Whether a person has to mark any of their answers. */
export const hasHandMarked = (version: Pick<Version, 'sections'>): boolean =>
  questionsIn(version).some(({ kind }) => isByHand(kind))

/** Whether all of them are of the kind that every page can show, of whatever version. */
export const isOfOneKind = (kinds: readonly ItemKind[]): boolean => kinds.every((kind) => kind === UNNAMED_KIND)

/** What a page needs beside the kinds' own to show the texts; one that does not know a need shows them without. */
export const need = z.enum(['prose', 'formulas', 'strips', ...SCRIPTS])
export type Need = z.infer<typeof need>

type WithKey = Written & { keyFormulas?: Formulas | undefined; keyPictures?: PictureFrames | undefined }

/** All that a version says in prose, or plainly: its questions, what stands between them, its pages, its welcome. */
export const writtenIn = ({ sections, settings }: Pick<Version, 'sections' | 'settings'>): WithKey[] => [
  ...questionsIn({ sections }),
  ...betweenIn({ sections }),
  ...sections.filter(({ isHeaded }) => !isHeaded),
  ...(settings.written?.welcome ? [settings.written.welcome] : []),
]

const isLong = ({ width, height }: PictureFrame): boolean => Math.max(width, height) > MAX_PICTURE_SIDE

/** Of both tables, and of all texts: a page that can show the questions can show the key as well. */
const needsOfWritten = (all: readonly WithKey[]): Need[] => {
  const prose = all.filter(({ format }) => format === 'prose')
  const hasFormulas = prose.some(({ formulas, keyFormulas }) => formulas ?? keyFormulas)
  const frames = prose.flatMap(({ pictures, keyPictures }) => Object.values({ ...pictures, ...keyPictures }))
  return [
    ...(prose.length > 0 ? (['prose'] as const) : []),
    ...(hasFormulas ? (['formulas'] as const) : []),
    ...(frames.some(isLong) ? (['strips'] as const) : []),
  ]
}

/** The texts of its settings that are prose. */
export const openTextsIn = (texts: OpenTexts): Written[] =>
  Object.values(texts ?? {}).filter((text) => text !== undefined)

/** With what the texts of its settings need, which change by themselves. */
export const withNeedsOf = (needs: readonly Need[], texts: OpenTexts): Need[] => [
  ...new Set([...needs, ...needsOfWritten(openTextsIn(texts))]),
]

export const needsOf = ({ sections, settings }: Pick<Version, 'sections' | 'settings'>): Need[] => {
  const [questions, between] = [questionsIn({ sections }), betweenIn({ sections })]
  const passages = between.map((item) => (item.kind === 'group' ? item.stimulus : item.text))
  const headings = sections.flatMap(({ title: heading, instructions }) => [heading, instructions])
  return [
    ...needsOfWritten(writtenIn({ sections, settings })),
    ...scriptsIn([...questions.flatMap(allTextsOf), ...passages, ...headings]),
  ]
}

/** All that a version says but its questions. */
export type VersionFront = Omit<Version, 'sections'> & {
  /** Those that each attempt meets. */
  questionCount: number
  kinds: ItemKind[]
  /** Whether any question is marked otherwise than the others. */
  marksVary: boolean
  needs: Need[]
  toldSections: ToldSection[]
}

export const frontOf = ({ sections, ...front }: Version): VersionFront => ({
  ...front,
  questionCount: countMetIn({ sections }),
  kinds: kindsIn({ sections }),
  marksVary: marksVaryIn({ ...front, sections }),
  needs: needsOf({ sections, settings: front.settings }),
  toldSections: toldSectionsIn({ sections }),
})

/** Whether there is nothing but choices of one option in plain text of any script, in one order and with the same marks for all. */
export const isPlain = ({
  kinds,
  needs,
  marksVary,
  settings,
}: Pick<VersionFront, 'kinds' | 'needs' | 'marksVary' | 'settings'>): boolean =>
  isOfOneKind(kinds) && needs.every(isScript) && !marksVary && !Object.values(settings.order).includes(true)
