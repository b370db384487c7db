import { completeOnWire, draftFromWire, draftOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import { beginningValues } from '#domain/questionnaires/described-settings.ts'
import { type DraftQuestion, gapsOf, isEmptyDraft, madeOf } from '#domain/questionnaires/drafts/draft.ts'
import { isMarkedUp } from '#domain/questionnaires/items/question-texts.ts'
import { type Responding, rightOf } from '#domain/questionnaires/responding.ts'
import { type SettingValues, settingsWith, valuesOf } from '#domain/questionnaires/setting-values.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { questionId } from '#domain/questions/question-id.ts'
import type { Gap } from '#domain/questions/rule.ts'
import { isFilled } from '#domain/text/text.ts'
import { offersOf } from '../entries/offers.ts'
import { settingProblems } from '../settings/setting-problems.ts'

/** Keys stay with their questions wherever these move. */
export type PollQuestion = { key: number; question: DraftQuestion }

/** A poll as it is written. */
export type PollDraft = { title: string; responding: Responding; questions: PollQuestion[]; nextKey: number }

const { blank } = offersOf('poll')

/** Enough to know it by in a list. */
const MAX_TITLE = 100

export const emptyPoll = (): PollDraft => ({
  title: '',
  responding: settingsWith({}, beginningValues('poll')).responding,
  questions: [{ key: 1, question: blank() }],
  nextKey: 2,
})

export const isEmptyPoll = ({ title, questions }: PollDraft): boolean =>
  title.trim() === '' && questions.every(({ question }) => isEmptyDraft(question))

/** What nobody could tell apart on the screen. */
const isTwice = ({ draft }: DraftQuestion): boolean => {
  const texts = 'options' in draft ? draft.options : 'items' in draft ? draft.items : []
  const written = texts.flatMap((text) => (typeof text === 'string' && isFilled(text) ? [text.trim()] : []))
  return new Set(written).size < written.length
}

/** What a question lacks before the poll can start. */
export const gapsIn = (question: DraftQuestion): { gaps: Gap[]; isTwice: boolean } => ({
  gaps: gapsOf(question),
  isTwice: isTwice(question),
})

export const valuesOfPoll = ({ responding }: Pick<PollDraft, 'responding'>): SettingValues =>
  valuesOf({ ...usualSettings(), responding })

export const isReady = ({ questions, responding }: Pick<PollDraft, 'questions' | 'responding'>): boolean =>
  questions.every(({ question }) => gapsOf(question).length === 0 && !isTwice(question)) &&
  Object.keys(settingProblems('poll', valuesOfPoll({ responding }))).length === 0

const firstAsked = ({ questions }: Pick<PollDraft, 'questions'>): string => questions[0]?.question.prompt ?? ''

/** Its own, or otherwise what it asks first. */
export const titleOf = (draft: PollDraft): string =>
  draft.title.trim() || Array.from(firstAsked(draft).trim().replace(/\s+/gu, ' ')).slice(0, MAX_TITLE).join('')

/** What a poll says, as it is sent. */
export type WrittenPoll = Required<Pick<NewRespondedOnWire, 'title' | 'sections'>> & { responding: Responding }

export const pollOnWire = (draft: PollDraft): WrittenPoll => ({
  title: titleOf(draft),
  responding: draft.responding,
  sections: [{ questions: draft.questions.map(({ question }) => completeOnWire(question)) }],
})

/** As devices keep it: in the form in which the server tells it. */
export const keptOf = ({ title, responding, questions }: PollDraft) => ({
  title,
  responding: rightOf(responding),
  sections: [{ questions: questions.map(({ question }) => draftOnWire(question)) }],
})

type Told = {
  title: string
  responding: Responding
  sections: readonly { questions: readonly Parameters<typeof draftFromWire>[0][] }[]
}

/** What was kept, as its author writes it; `keys`: of its questions, where they have some. */
export const draftOf = ({ title, responding, sections }: Told, keys: readonly number[] = []): PollDraft => {
  const told = sections.flatMap((section) => section.questions)
  const isKeyed = new Set(keys).size === told.length
  const questions = told.map(({ id: _, ...question }, at) => ({
    key: (isKeyed && keys[at]) || at + 1,
    question: draftFromWire(question) ?? blank(),
  }))
  const draft = { title, responding, questions, nextKey: Math.max(0, ...questions.map(({ key }) => key)) + 1 }
  return title === titleOf({ ...draft, title: '' }) ? { ...draft, title: '' } : draft
}

/** A poll is written in plain text, unless something in it needs more. */
const asPlain = (question: DraftQuestion): DraftQuestion => {
  const { format, ...plain } = question
  const made = madeOf(question, { id: questionId.parse('plain'), random: () => 0 })
  return format === 'prose' && made && isMarkedUp(made) ? question : plain
}

/** What was published, as its author writes it again. */
export const rewrittenPoll = (told: Told): PollDraft => {
  const draft = draftOf(told)
  const questions = draft.questions.map(({ key, question }) => ({ key, question: asPlain(question) }))
  return { ...draft, questions }
}
