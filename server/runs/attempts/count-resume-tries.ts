import type { Context } from '../../context.ts'
import { forgive, giveBack, type Subject, slowDown, takeTry } from '../../http/limits.ts'
import { hashOf } from '../../secrets.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'delay' | 'log' | 'sign'>
type Asking = {
  quizCode: string
  /** Whose attempt is asked for. */
  participantKey: string
  address: string
  /** The hash of the token with which the device held that very attempt before. */
  device: string | null
}

/** `failed` tells whether the answer may still say so: past its limit an address only hears that it has tried too many. */
type Tries = { take: () => Promise<boolean>; failed: () => Promise<boolean>; succeeded: () => Promise<void> }

/**
 * The tries that somebody has at a student's resume code. A school sits behind one address, so that a right code is never
 * refused for what others there have typed; and who knows a student's number can lock that student out from elsewhere only.
 */
export const resumeTriesAt = (context: Needs, asking: Asking): Tries => {
  const { quizCode, participantKey, address, device } = asking
  const student = hashOf(participantKey)
  const fromAddress = { limit: 'resumeCodeOfQuizFromAddress', of: `${quizCode}:${address}` } as const
  const own: Subject =
    device === null
      ? { limit: 'resumeCodeOfStudentFromAddress', of: `${student}:${address}` }
      : { limit: 'resumeCodeOnDevice', of: device }
  const ofStudent = { limit: 'resumeCodeOfStudent', of: student } as const
  const shared = device === null ? [ofStudent] : []
  return {
    take: async () => {
      for (const subject of [own, ...shared]) if (!(await takeTry(context, subject))) return false
      await slowDown(context, [fromAddress, ...shared])
      return true
    },
    failed: () => takeTry(context, fromAddress),
    succeeded: async () => {
      await forgive(context, own)
      for (const subject of shared) await giveBack(context, subject)
    },
  }
}
