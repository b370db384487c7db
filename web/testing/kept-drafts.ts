import type { DraftKind } from '../questionnaires/drafts/draft-kind.ts'
import { draftPlace, inHand, readDraft, writeDraft } from '../questionnaires/drafts/draft-place.ts'
import type { QuizDraft } from '../questionnaires/entries/stored-draft.ts'
import { QUIZ_DRAFTS } from '../questionnaires/quizzes/quiz-drafts.ts'
import { emptySurvey, type SurveyDraft } from '../questionnaires/surveys/draft.ts'
import { SURVEY_DRAFTS } from '../questionnaires/surveys/survey-drafts.ts'
import { act } from './show.tsx'

const QUIZ_IN_HAND = inHand(QUIZ_DRAFTS.name)

/** The device of whoever is signed in has it in hand. */
export const keepQuiz = (draft: QuizDraft): void => void writeDraft(QUIZ_DRAFTS, draftPlace(QUIZ_IN_HAND), draft)

export const keptQuiz = (place = QUIZ_IN_HAND): QuizDraft | null => readDraft(QUIZ_DRAFTS, draftPlace(place))

export const keepSurvey = (survey: Partial<SurveyDraft>): void =>
  void writeDraft(SURVEY_DRAFTS, draftPlace(inHand(SURVEY_DRAFTS.name)), { ...emptySurvey(), ...survey })

/** Another tab of this device gives the draft in hand another title. */
export const retitledInAnotherTab = <Draft>(kind: DraftKind<Draft>, title: string): void => {
  const place = draftPlace(inHand(kind.name))
  const draft = readDraft(kind, place)
  if (draft === null) throw new Error('no draft')
  writeDraft(kind, place, kind.withTitle(draft, title))
  const { name: key } = place.draft
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key, storageArea: localStorage })))
}
