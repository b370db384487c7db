import { completeOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { markingOnWire } from '#contract/questionnaires/marking-on-wire.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import type { SameMeaningOnWire } from '#contract/questionnaires/same-meaning.ts'
import { publishVersion } from '#contract/questionnaires/versions.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import type { MarkingRules } from '#domain/marking/marking.ts'
import { type DraftItem, placedItems } from '#domain/questionnaires/drafts/draft-item.ts'
import { pinnedIn, type Settings } from '#domain/questionnaires/settings.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import type { Edits } from '../drafts/draft-base.ts'
import type { DraftPlace } from '../drafts/draft-place.ts'
import { answered, keyOf } from '../drafts/unanswered-save.ts'

export type FinishedQuiz = {
  title: string
  subject: string
  minutes: number
  marking: MarkingRules
  settings: Settings
  /** Complete ones. */
  items: DraftItem[]
}

/** A hundred questions over a slow line take their time. */
const PATIENCE_MS = 30_000

/** What a version says, as it travels. */
const writtenOnWire = ({ title, subject, minutes, marking, items }: FinishedQuiz) => {
  const { questions, passageOfEach, passages, texts, sections } = placedItems(items)
  return {
    title,
    subject,
    no_of_questions: questions.length,
    duration: nanosecondsOf(minutes),
    marking_scheme: marking.scheme,
    ...markingOnWire(marking),
    questions: questions.map((question, at) => {
      const passage = passageOfEach[at] ?? null
      return passage === null ? completeOnWire(question) : { ...completeOnWire(question), group: passage }
    }),
    ...(passages.length > 0 && { groups: passages.map(({ text, ...written }) => ({ stimulus: text, ...written })) }),
    ...(texts.length > 0 && {
      texts: texts.map(({ endsSection, ...text }) => ({ ...text, ...(endsSection && { ends_section: endsSection }) })),
    }),
    ...(sections.length > 0 && {
      sections: sections.map(({ text, ...section }) => ({ ...section, instructions: text })),
    }),
  }
}

/** As the server has it. */
type SavedDraft = { id: string; revision: number }

/** Where the draft lies, and as the server has it, if it does; it is gone from there once it is published. */
type Written = { place: DraftPlace; draft: SavedDraft | null }

export const publish = async (quiz: FinishedQuiz, { place, draft }: Written) => {
  const body = { ...writtenOnWire(quiz), paper: 'with_start' as const, settings: quiz.settings }
  const draftKey = keyOf(JSON.stringify(body), place.sent)
  const reply = await callAsTeacher(
    createQuiz,
    { body: { ...body, draft_key: draftKey, ...(draft && { draft }) } },
    { timeoutMs: PATIENCE_MS },
  )
  if (reply.ok) answered(place.sent)
  return reply
}

type Edit = Written & {
  edits: Edits
  /** Which of the texts that it changes mean what they meant. */
  sameMeaning: readonly SameMeaningOnWire[]
}

/** The next version of a quiz. */
export const publishEdit = async (edit: Edit, quiz: FinishedQuiz) => {
  const { edits, place, draft, sameMeaning } = edit
  const { quizId, versionId } = edits
  const said = sameMeaning.length > 0 ? { same_meaning: [...sameMeaning] } : {}
  const body = { ...writtenOnWire(quiz), settings: pinnedIn(quiz.settings), based_on: versionId, ...said }
  const draftKey = keyOf(JSON.stringify([quizId, body]), place.sent)
  const call = { params: { id: quizId }, body: { ...body, draft_key: draftKey, ...(draft && { draft }) } }
  const reply = await callAsTeacher(publishVersion, call, { timeoutMs: PATIENCE_MS })
  if (reply.ok) answered(place.sent)
  return reply
}
