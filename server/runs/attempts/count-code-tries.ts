import type { Context } from '../../context.ts'
import { type Subject, slowDown, takeTry } from '../../http/limits.ts'
import { hashOf } from '../../secrets.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'delay' | 'log' | 'sign'>
type Asking = { questionnaireId: string; participantKey: string; address: string }

/** `failed`: counts a wrong code. Either makes the caller wait for as long as the wrong ones before ask for. */
type Tries = { begin: () => Promise<void>; failed: () => Promise<void> }

/**
 * The guesses at an access code, which only ever become slower: a whole class types it behind one address, with a clock that
 * is about to run, so that nobody's wrong codes keep out who has the right one. A wrong one is counted before it waits, so
 * that many at the same moment wait as well.
 */
export const codeTriesAt = (context: Needs, { questionnaireId, participantKey, address }: Asking): Tries => {
  const subjects: Subject[] = [
    { limit: 'accessCodeOfStudentFromAddress', of: `${hashOf(participantKey)}:${address}` },
    { limit: 'accessCodeOfQuizFromAddress', of: `${questionnaireId}:${address}` },
    { limit: 'accessCodeOfQuiz', of: questionnaireId },
  ]
  return {
    begin: () => slowDown(context, subjects),
    failed: async () => {
      for (const subject of subjects) await takeTry(context, subject)
      await slowDown(context, subjects)
    },
  }
}
