import { emailKey } from '#domain/people/account.ts'
import type { Context } from '../../context.ts'
import { forgive } from '../../http/limits.ts'
import { hashOf } from '../../secrets.ts'

/** Whoever has replaced the password begins anew, wherever the failures before came from. */
export const forgiveAccount = async (
  context: Pick<Context, 'db' | 'config'>,
  { email, address }: { email: string; address: string },
): Promise<void> => {
  const account = hashOf(emailKey(email))
  await forgive(context, { limit: 'passwordOfAccount', of: account })
  await forgive(context, { limit: 'passwordOfAccountFromAddress', of: `${account}:${address}` })
}
