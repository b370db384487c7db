import { createContext, useContext } from 'react'
import type { DraftOnServer } from './server-draft-calls.ts'

/**
 * Which draft the wizard is about, where it is not the one in hand; `found`: as the server had it when it was opened, null
 * where it could not be asked and the device has it.
 */
export type OpenedDraft = { id: string; found: DraftOnServer | null }

export const OpenedDraftContext = createContext<OpenedDraft | null>(null)

export const useOpenedDraft = (): OpenedDraft | null => useContext(OpenedDraftContext)
