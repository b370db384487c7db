import { keptFor, namesKeptFor } from '../people/accounts/kept-for.ts'
import { currentSession } from '../people/accounts/session.ts'
import { readBase } from '../questionnaires/drafts/draft-base.ts'
import { draftsOnDevice, placeOf, storageAt, storageOf } from '../questionnaires/drafts/owned-storage.ts'
import {
  DETAILS_KEY,
  type DeviceStorage,
  deviceStorage,
  QUESTIONS_KEY,
  storageBelow,
} from '../questionnaires/entries/device-storage.ts'
import { TEXT_KEY } from '../questionnaires/entries/text-key.ts'
import { isAnyMarkKept } from '../runs/marking/kept-marks.ts'

// By what names there are: to read drafts would bring what makes them into every page of the dashboard.

const isAnyQuizOnlyHere = (storage: DeviceStorage, teacherId: string): boolean => {
  const inHand = storageOf(storage, teacherId)
  const isBegun = [DETAILS_KEY, QUESTIONS_KEY, TEXT_KEY].some((key) => inHand.getItem(key) !== null)
  if (isBegun && readBase(inHand)?.unsaved !== false) return true
  const places = draftsOnDevice(teacherId).map((id) => storageAt(storage, placeOf(teacherId, id)))
  return places.some((place) => readBase(place)?.unsaved)
}

const isAnySurveyOnlyHere = (storage: DeviceStorage, teacherId: string): boolean => {
  // What stands beside a draft has that draft's name, a dot, and one of its own.
  const places = namesKeptFor(teacherId, 'SurveyDraft').filter((name) => !name.includes('.'))
  const beside = (place: string) => storageBelow(storage, `${keptFor(teacherId, 'SurveyDraft')}${place}.`)
  return places.some((place) => readBase(beside(place))?.unsaved !== false)
}

/** Whether whoever is signed in has written something that is nowhere but on this device. */
export const isAnythingOnlyHere = (): boolean => {
  const [session, storage] = [currentSession(), deviceStorage()]
  if (!session.open || !storage) return false
  const { teacherId } = session
  return isAnyQuizOnlyHere(storage, teacherId) || isAnySurveyOnlyHere(storage, teacherId) || isAnyMarkKept()
}
