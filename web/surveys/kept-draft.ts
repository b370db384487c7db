import * as z from 'zod/mini'
import { readSurvey } from '#contract/surveys.ts'
import { currentSession } from '../accounts/session.ts'
import { randomKey } from '../api/random-key.ts'
import { draftOf, keptOf, type SurveyDraft } from './draft.ts'

const { title, responding, taking, sections } = readSurvey.data.shape
/** `draftKey`: of its save, so that one which was sent twice is one. */
const kept = z.object({ title, responding, taking, sections, draftKey: z.string() })

export type DraftInHand = { draft: SurveyDraft; draftKey: string }

/** Whose it is and what it becomes: several people may use a device. */
const placeOf = (survey: string): string => {
  const session = currentSession()
  return `SurveyDraft.${session.open ? session.teacherId : ''}.${survey}`
}

/** What was kept of it on this device; otherwise `begin`. */
export const readKeptDraft = (survey: string, begin: () => SurveyDraft): DraftInHand => {
  try {
    const read = z.safeParse(kept, JSON.parse(localStorage.getItem(placeOf(survey)) ?? 'null')).data
    if (read) return { draft: draftOf(read), draftKey: read.draftKey }
  } catch {
    // A device that keeps nothing begins anew.
  }
  return { draft: begin(), draftKey: randomKey() }
}

/** Whether the device keeps it. */
export const keepDraft = (survey: string, { draft, draftKey }: DraftInHand): boolean => {
  try {
    localStorage.setItem(placeOf(survey), JSON.stringify({ ...keptOf(draft), draftKey }))
    return true
  } catch {
    return false
  }
}

export const forgetDraft = (survey: string): void => {
  try {
    localStorage.removeItem(placeOf(survey))
  } catch {
    // There is none.
  }
}
