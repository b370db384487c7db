import { createContext, useContext } from 'react'
import type { QuizDraft } from '../entries/stored-draft.ts'
import type { Edits } from './draft-base.ts'
import type { DraftOnServer } from './server-draft-calls.ts'

/** Which draft the wizard is about, where it is not the one in hand. */
export type OpenedDraft = {
  /** Under which name the device keeps it. */
  place: string
  /** As the server had it when it was opened, null where it could not be asked and the device has it, or nobody has. */
  found: DraftOnServer | null
  /** Where it changes a published quiz: which version, and what that says. */
  edit?: { edits: Edits; initial: QuizDraft }
}

export const OpenedDraftContext = createContext<OpenedDraft | null>(null)

export const useOpenedDraft = (): OpenedDraft | null => useContext(OpenedDraftContext)
