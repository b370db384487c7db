import type { Context } from '../../context.ts'
import { takeTry } from '../../http/limits.ts'
import { nameReader } from '../../mail/name-reader.ts'
import { hashOf } from '../../secrets.ts'

/** A reader is spared a flood, by however many accounts their address is written into. */
export const mayWriteTo = (
  context: Pick<Context, 'db' | 'now' | 'config' | 'log' | 'sign'>,
  email: string,
): Promise<boolean> => takeTry(context, { limit: 'verificationToReader', of: hashOf(nameReader(email)) })
