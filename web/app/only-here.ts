import { currentSession } from '../people/accounts/session.ts'
import { readBase } from '../questionnaires/drafts/draft-base.ts'
import { ownStorage } from '../questionnaires/drafts/own-storage.ts'
import { draftsOnDevice } from '../questionnaires/drafts/owned-storage.ts'
import { readDraft } from '../questionnaires/entries/stored-draft.ts'
import { isAnySurveyOnlyHere } from '../questionnaires/surveys/kept-draft.ts'

const isAnyQuizOnlyHere = (teacherId: string): boolean => {
  const inHand = ownStorage()
  if (readDraft(inHand) !== null && readBase(inHand)?.unsaved !== false) return true
  return draftsOnDevice(teacherId).some((id) => readBase(ownStorage(id))?.unsaved)
}

/** Whether a draft of whoever is signed in has something that is nowhere but on this device. */
export const isAnythingOnlyHere = (): boolean => {
  const session = currentSession()
  return session.open && (isAnyQuizOnlyHere(session.teacherId) || isAnySurveyOnlyHere())
}
