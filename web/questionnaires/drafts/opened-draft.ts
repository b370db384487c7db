import type { Edits } from './draft-base.ts'
import type { DraftOnServer } from './server-draft-calls.ts'

/** Which draft is about to be written on. */
export type OpenedDraft<Draft> = {
  /** Under which name the device keeps it. */
  place: string
  /** As the server had it when it was opened, null where it could not be asked and the device has it, or nobody has. */
  found: DraftOnServer<Draft> | null
  /** Where it changes a published one: which version, and what that says. */
  edit?: { edits: Edits; initial: Draft }
}
