import * as z from 'zod/mini'
import { randomKey } from '../../calls/random-key.ts'

/** The published quiz that a draft changes, and the version that it is based on. */
const edits = z.object({ quizId: z.string(), versionId: z.string(), number: z.int() })
export type Edits = z.infer<typeof edits>

export const draftBase = z.object({
  id: z.string(),
  /** What the server has said last; 0: nothing yet. */
  revision: z.int(),
  /** Saves that it has not answered: what one of them made is this draft's own. */
  sent: z.array(z.string()),
  /** Whether the device has changes that it has not acknowledged. */
  unsaved: z.boolean(),
  /** Left out where it is a new quiz. */
  edits: z.optional(edits),
})

/** Where a draft stands towards the server's copy of it, kept beside it. */
export type DraftBase = z.infer<typeof draftBase>

/** Of a draft that the server has not. */
export const freshBase = (edits: Edits | undefined): DraftBase => ({
  id: randomKey(),
  revision: 0,
  sent: [],
  unsaved: true,
  ...(edits && { edits }),
})

/** Of a draft as the server has it. */
export const baseAsFound = ({ id, revision, edits }: Pick<DraftBase, 'id' | 'revision' | 'edits'>): DraftBase => ({
  id,
  revision,
  sent: [],
  unsaved: false,
  ...(edits && { edits }),
})
