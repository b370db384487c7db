import { emailKey, type TeacherId } from '#domain/people/account.ts'
import type { Context } from '../../context.ts'
import { countTry, forgive, giveBack, hasTryLeft, type Subject, slowDown, takeTry } from '../../http/limits.ts'
import { hashOf } from '../../secrets.ts'
import { recordLockOut } from './record-lock-out.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'delay' | 'log' | 'sign'>
type Asking = {
  email: string
  /** Null where nobody has that e-mail address. */
  teacherId: TeacherId | null
  address: string
  /** Where the teacher was let in on it before. */
  device: string | null
}

/** The tries that somebody has at one account's password: `take` one first, then say what became of it. */
type Tries = {
  take: () => Promise<boolean>
  failed: () => Promise<void>
  succeeded: () => Promise<void>
}

/** What others have tried never counts against a device that the teacher was let in on before. */
export const triesAt = (context: Needs, { email, teacherId, address, device }: Asking): Tries => {
  const account = hashOf(emailKey(email))
  return device === null
    ? triesOfStranger(context, { account, teacherId, address })
    : triesOfDevice(context, { teacherId, onDevice: { limit: 'passwordOnDevice', of: hashOf(device + account) } })
}

type OnDevice = { teacherId: TeacherId | null; onDevice: Subject }

const triesOfDevice = (context: Needs, { teacherId, onDevice }: OnDevice): Tries => {
  const { take, ended } = countingOf(context)
  return {
    take: () => take(onDevice),
    failed: () => recordLockOut(context, { teacherId, ended }),
    succeeded: () => forgive(context, onDevice),
  }
}

type OfStranger = { account: string; teacherId: TeacherId | null; address: string }

const triesOfStranger = (context: Needs, { account, teacherId, address }: OfStranger): Tries => {
  const fromAddress = { limit: 'passwordFromAddress', of: address } as const
  const ofAccount = { limit: 'passwordOfAccount', of: account } as const
  const ofBoth = { limit: 'passwordOfAccountFromAddress', of: `${account}:${address}` } as const
  const { take, ended } = countingOf(context)
  return {
    take: async () => {
      if (!(await hasTryLeft(context, fromAddress))) return false
      // In this order: who has used up the tries of one address takes none from those who come from others.
      if (!(await take(ofBoth)) || !(await take(ofAccount))) return false
      await slowDown(context, [fromAddress, ofAccount])
      return true
    },
    failed: async () => {
      await takeTry(context, fromAddress)
      await recordLockOut(context, { teacherId, ended })
    },
    succeeded: async () => {
      await forgive(context, ofBoth)
      await giveBack(context, ofAccount)
    },
  }
}

/** `ended` are the limits whose last try was taken. */
const countingOf = (context: Needs) => {
  const ended: Subject['limit'][] = []
  const take = async (subject: Subject): Promise<boolean> => {
    const taken = await countTry(context, subject)
    if (taken === 'last') ended.push(subject.limit)
    return taken !== 'refused'
  }
  return { take, ended }
}
