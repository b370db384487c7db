import { isAnyDraftOnlyHere } from '../questionnaires/drafts/draft-place.ts'
import { isAnyFormerHere } from '../questionnaires/drafts/former-names.ts'
import { isAnyMarkKept } from '../runs/marking/kept-marks.ts'

/** Whether whoever is signed in has written something that is nowhere but on this device. */
export const isAnythingOnlyHere = (): boolean => isAnyDraftOnlyHere() || isAnyFormerHere() || isAnyMarkKept()
