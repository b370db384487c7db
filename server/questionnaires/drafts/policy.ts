import type { TeacherId } from '#domain/people/account.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'

/**
 * A draft by its owner and the id that the owner's page gave it. Only `ownDraft` makes one, so whoever is given one can
 * reach nothing of anybody else: under another teacher the same id is another draft.
 */
export type OwnDraft = { readonly ownerId: TeacherId; readonly id: string; readonly __own: true }

export const ownDraft = (teacher: SignedInTeacher, id: string): OwnDraft => ({ ownerId: teacher.id, id }) as OwnDraft
