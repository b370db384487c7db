import { emailKey } from '#domain/account.ts'
import type { Context } from '../context.ts'
import { forgive, giveBack, hasTryLeft, type Subject, slowDown, takeTry } from '../http/limits.ts'
import { hashOf } from '../secrets.ts'

type Needs = Pick<Context, 'db' | 'now' | 'config' | 'delay' | 'log' | 'sign'>
type Asking = {
  email: string
  address: string /** Where the teacher was let in on it before. */
  device: string | null
}

/** The tries that somebody has at one account's password: `take` one first, then say what became of it. */
type Tries = {
  take: () => Promise<boolean>
  failed: () => Promise<void>
  succeeded: () => Promise<void>
}

/** What others have tried never counts against a device that the teacher was let in on before. */
export const triesAt = (context: Needs, { email, address, device }: Asking): Tries => {
  const account = hashOf(emailKey(email))
  return device === null
    ? triesOfStranger(context, { account, address })
    : triesOfDevice(context, { limit: 'passwordOnDevice', of: hashOf(device + account) })
}

const triesOfDevice = (context: Needs, onDevice: Subject): Tries => ({
  take: () => takeTry(context, onDevice),
  failed: async () => undefined,
  succeeded: () => forgive(context, onDevice),
})

const triesOfStranger = (context: Needs, { account, address }: { account: string; address: string }): Tries => {
  const fromAddress = { limit: 'passwordFromAddress', of: address } as const
  const ofAccount = { limit: 'passwordOfAccount', of: account } as const
  const ofBoth = { limit: 'passwordOfAccountFromAddress', of: `${account}:${address}` } as const
  return {
    take: async () => {
      if (!(await hasTryLeft(context, fromAddress))) return false
      // In this order: who has used up the tries of one address takes none from those who come from others.
      if (!(await takeTry(context, ofBoth)) || !(await takeTry(context, ofAccount))) return false
      await slowDown(context, [fromAddress, ofAccount])
      return true
    },
    failed: async () => void (await takeTry(context, fromAddress)),
    succeeded: async () => {
      await forgive(context, ofBoth)
      await giveBack(context, ofAccount)
    },
  }
}
