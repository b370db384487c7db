import { completeOnWire } from '#contract/questionnaires/drafts-on-wire.ts'
import { itemsOnWire } from '#contract/questionnaires/items-on-wire.ts'
import { kindOnWire, type TimedKind } from '#contract/questionnaires/kind-on-wire.ts'
import { markingOnWire } from '#contract/questionnaires/marking-on-wire.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import { publishVersion } from '#contract/questionnaires/versions.ts'
import { nanosecondsOf } from '#contract/wire/wire.ts'
import type { MarkingRules } from '#domain/marking/marking.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { isOffered } from '#domain/questionnaires/questionnaire.ts'
import { pinnedIn, type Settings } from '#domain/questionnaires/settings.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import type { Edits } from '../drafts/draft-base.ts'
import { firstVersion, nextVersion } from '../publishing/publication.ts'

export type FinishedQuiz = {
  title: string
  subject: string
  minutes: number
  marking: MarkingRules
  settings: Settings
  /** Complete ones. */
  items: DraftItem[]
}

/** What a version says, as it travels. */
const writtenOnWire = ({ title, subject, minutes, marking, items }: FinishedQuiz) => {
  const written = itemsOnWire(items, completeOnWire)
  return {
    title,
    subject,
    no_of_questions: written.questions.length,
    ...(isOffered(minutes) ? { duration: nanosecondsOf(minutes) } : { minutes }),
    marking_scheme: marking.scheme,
    ...markingOnWire(marking),
    ...written,
  }
}

/** Of a kind that students take. */
export const newQuiz = (quiz: FinishedQuiz, kind: TimedKind = 'quiz') =>
  firstVersion(
    { ...kindOnWire(kind), ...writtenOnWire(quiz), paper: 'with_start' as const, settings: quiz.settings },
    (body, patience) => callAsTeacher(createQuiz, { body }, patience),
  )

export const nextOfQuiz = (quiz: FinishedQuiz, edits: Edits) =>
  nextVersion(edits, { ...writtenOnWire(quiz), settings: pinnedIn(quiz.settings) }, (body, patience) =>
    callAsTeacher(publishVersion, { params: { id: edits.quizId }, body }, patience),
  )
