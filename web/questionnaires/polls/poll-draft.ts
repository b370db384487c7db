import type * as z from 'zod/mini'
import { completeOnWire, draftFromWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { itemsFromWire, itemsOnWire } from '#contract/questionnaires/items-on-wire.ts'
import type { NewRespondedOnWire } from '#contract/questionnaires/polls-and-surveys-requests.ts'
import type { contentPages } from '#contract/questionnaires/versions.ts'
import { type DraftQuestion, isEmptyDraft } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { type Responding, rightOf } from '#domain/questionnaires/responding.ts'
import { type SettingValues, valuesOf } from '#domain/questionnaires/setting-values.ts'
import { usualSettings } from '#domain/questionnaires/settings.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import { isFilled } from '#domain/text/text.ts'
import { type Entry, entryOf, isQuestion, itemOf, settled } from '../entries/draft-entries.ts'
import { firstToDoIn, itemsOf, questionsOf } from '../entries/draft-list.ts'
import { asPlain, readKept } from '../entries/offered.ts'
import { offersOf } from '../entries/offers.ts'
import { keptAsQuestion } from '../entries/stored-draft.ts'
import { textToKeep } from '../entries/text-of-quiz.ts'
import { settingProblems } from '../settings/setting-problems.ts'

/** A poll as it is written: its questions, with passages and texts. */
export type PollDraft = {
  title: string
  responding: Responding
  entries: Entry[]
  nextKey: number
  /** All of it as it was typed as text, where it was. */
  text?: string | undefined
}

export const OFFERS = offersOf('poll')

/** Enough to know it by in a list. */
const MAX_TITLE = 100

export const emptyPoll = (): PollDraft => ({
  title: '',
  responding: beginningSettings('poll').responding,
  entries: [{ key: 1, question: OFFERS.blank(), inPassage: false }],
  nextKey: 2,
})

export const isEmptyPoll = ({ title, entries, text }: PollDraft): boolean =>
  title.trim() === '' &&
  textToKeep(text, OFFERS) === null &&
  entries.every((entry) => isQuestion(entry) && isEmptyDraft(entry.question))

/** What nobody could tell apart on the screen. */
export const isTwice = ({ draft }: DraftQuestion): boolean => {
  const texts = 'options' in draft ? draft.options : 'items' in draft ? draft.items : []
  const written = texts.flatMap((text) => (typeof text === 'string' && isFilled(text) ? [text.trim()] : []))
  return new Set(written).size < written.length
}

export const valuesOfPoll = ({ responding }: Pick<PollDraft, 'responding'>): SettingValues =>
  valuesOf({ ...usualSettings(), responding })

export const isReady = ({ entries, responding }: Pick<PollDraft, 'entries' | 'responding'>): boolean =>
  !firstToDoIn({ entries }) &&
  questionsOf({ entries }).every((question) => !isTwice(question)) &&
  Object.keys(settingProblems('poll', valuesOfPoll({ responding }))).length === 0

const firstAsked = (draft: Pick<PollDraft, 'entries'>): string => questionsOf(draft)[0]?.prompt ?? ''

/** Its own, or otherwise what it asks first. */
export const titleOf = (draft: PollDraft): string =>
  draft.title.trim() || Array.from(firstAsked(draft).trim().replace(/\s+/gu, ' ')).slice(0, MAX_TITLE).join('')

/** What a poll says, as it is sent. */
export type WrittenPoll = Required<Pick<NewRespondedOnWire, 'title' | 'sections'>> & { responding: Responding }

export const pollOnWire = (draft: PollDraft): WrittenPoll => ({
  title: titleOf(draft),
  responding: draft.responding,
  sections: [itemsOnWire(itemsOf(draft), completeOnWire)],
})

/** As devices and the server keep it. */
export const keptOf = ({ title, responding, entries }: PollDraft) => ({
  title,
  responding: rightOf(responding),
  items: entries.map((entry) => keptAsQuestion(itemOf(entry))),
})

type Front = { title: string; responding: Responding }
type Page = Omit<z.infer<typeof contentPages>[number], 'title' | 'instructions'>
type Told = Front & { sections: readonly Page[] }

/** What was kept, as its author writes it; `keys`: of its entries, where they have some. */
export const draftOfKept = (
  { items, ...front }: Front & { items: readonly unknown[] },
  keys: readonly number[] = [],
): PollDraft =>
  draftOfItems(
    front,
    items.map((item) => readKept(item, OFFERS)),
    keys,
  )

/** What was published, or kept by earlier pages, as its author writes it. */
export const draftOf = ({ sections, ...front }: Told): PollDraft => {
  const items = sections.flatMap(({ questions, groups, texts }) =>
    itemsFromWire(
      { questions, groups, texts },
      questions.map((question) => draftFromWire(question) ?? OFFERS.blank()),
    ),
  )
  return draftOfItems(front, items)
}

/** Its questions are no published ones: a poll that was answered is not edited. */
const draftOfItems = (
  { title, responding }: Front,
  items: readonly DraftItem[],
  keys: readonly number[] = [],
): PollDraft => {
  const isKeyed = new Set(keys).size === items.length
  const entries = settled(
    items.map((item, at) =>
      entryOf(isDraftPart(item) ? item : { ...item, id: undefined }, (isKeyed && keys[at]) || at + 1),
    ),
  )
  const draft = { title, responding, entries, nextKey: Math.max(0, ...entries.map(({ key }) => key)) + 1 }
  return title === titleOf({ ...draft, title: '' }) ? { ...draft, title: '' } : draft
}

/** What was published, as its author writes it again. */
export const rewrittenPoll = (told: Told): PollDraft => {
  const draft = draftOf(told)
  const entries = draft.entries.map((entry) =>
    isQuestion(entry) ? { ...entry, question: asPlain(entry.question) } : entry,
  )
  return { ...draft, entries }
}
