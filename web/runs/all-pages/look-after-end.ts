import type { Reply } from '../../calls/reply.ts'

/** An attempt whose page may say that all is in. */
export type MaybeEnded = {
  id: string
  view: () => { phase: { kind: string } }
  subscribe: (listener: () => void) => () => void
  submitAgain: () => Promise<void>
}
/** How the attempt of this browser stands. */
export type AskStudent = { student: () => Promise<Reply<{ id: string; attempted: boolean }>> }

/** Brings back what was submitted, where the server does not have it any more, as after the restore of an older backup. */
export const lookAfterEnd = async (attempt: MaybeEnded, api: AskStudent): Promise<void> => {
  if (attempt.view().phase.kind !== 'submitted') return
  const told = await api.student()
  const isForgotten = told.ok
    ? told.value.id === attempt.id && !told.value.attempted
    : told.failure.code === 'new_student'
  if (isForgotten) await attempt.submitAgain()
}
