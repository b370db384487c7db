import * as z from 'zod/mini'
import { DAY } from '../time/time-limit.ts'
import { mayBecome, type QuestionnaireStatus } from './questionnaire-status.ts'

/** What a teacher does with one quiz of a list, or with many of them. */
export const QUIZ_ACTIONS = ['close', 'reopen', 'archive', 'bin', 'restore', 'erase'] as const
export const quizAction = z.enum(QUIZ_ACTIONS, 'not_one_of')
export type QuizAction = z.infer<typeof quizAction>

/** How long what was deleted can be taken back. */
export const KEPT_IN_BIN = 30 * DAY

/**
 * Where a quiz stands. One in the bin counts as archived, so that it takes nobody new; `before` is what a quiz that was put
 * away comes back as.
 */
export type QuizPlace = { status: QuestionnaireStatus; isBinned: boolean; before: QuestionnaireStatus | null }

type Doing = Exclude<QuizAction, 'erase'>

const AFTER: Record<Doing, (place: QuizPlace) => QuizPlace | null> = {
  close: (place) => became(place, 'closed'),
  reopen: (place) => became(place, 'active'),
  archive: (place) => (place.status === 'archived' ? placeUnless(place.isBinned, place) : putAway(place, false)),
  bin: (place) => (place.isBinned ? place : putAway(place, true)),
  restore: (place) =>
    place.status === 'archived' ? { status: place.before ?? 'closed', isBinned: false, before: null } : place,
}

const placeUnless = (not: boolean, place: QuizPlace): QuizPlace | null => (not ? null : place)

/** What was put away has to be taken back first. */
const became = (place: QuizPlace, status: QuestionnaireStatus): QuizPlace | null =>
  placeUnless(place.status === 'archived' || !mayBecome(place.status, status), { ...place, status })

const putAway = ({ status }: QuizPlace, isBinned: boolean): QuizPlace | null =>
  placeUnless(!mayBecome(status, 'archived'), { status: 'archived', isBinned, before: status })

/** Where it stands afterwards; null: that is not possible. What is done already changes nothing and is no mistake. */
export const placeAfter = (place: QuizPlace, action: Doing): QuizPlace | null => AFTER[action](place)
