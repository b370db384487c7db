import { draftPlace, inHand, readDraft, writeDraft } from '../questionnaires/drafts/draft-place.ts'
import type { QuizDraft } from '../questionnaires/entries/stored-draft.ts'
import { QUIZ_DRAFTS } from '../questionnaires/quizzes/quiz-drafts.ts'
import { emptySurvey, type SurveyDraft } from '../questionnaires/surveys/draft.ts'
import { SURVEY_DRAFTS } from '../questionnaires/surveys/survey-drafts.ts'

const QUIZ_IN_HAND = inHand(QUIZ_DRAFTS.name)

/** The device of whoever is signed in has it in hand. */
export const keepQuiz = (draft: QuizDraft): void => void writeDraft(QUIZ_DRAFTS, draftPlace(QUIZ_IN_HAND), draft)

export const keptQuiz = (place = QUIZ_IN_HAND): QuizDraft | null => readDraft(QUIZ_DRAFTS, draftPlace(place))

export const keepSurvey = (survey: Partial<SurveyDraft>): void =>
  void writeDraft(SURVEY_DRAFTS, draftPlace(inHand(SURVEY_DRAFTS.name)), { ...emptySurvey(), ...survey })
