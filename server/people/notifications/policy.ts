import { type TeacherId, teacherId } from '#domain/people/account.ts'
import { type NotificationKind, notificationKind } from '#domain/people/notification.ts'
import type { Context } from '../../context.ts'
import { isSameText } from '../../secrets.ts'

type Stop = { teacherId: TeacherId; kind: NotificationKind }

const PURPOSE = 'notification'

/** Works as long as the account is there: nothing about it is kept. */
export const stopTokenFor = ({ sign }: Pick<Context, 'sign'>, { teacherId: id, kind }: Stop): string =>
  `${id}.${kind}.${sign(PURPOSE, `${id}\n${kind}`)}`

/** Null for what was not signed here. */
export const readStopToken = (context: Pick<Context, 'sign'>, token: string): Stop | null => {
  const [id, kind] = token.split('.')
  const [readId, readKind] = [teacherId.safeParse(id), notificationKind.safeParse(kind)]
  if (!readId.success || !readKind.success) return null
  const stop = { teacherId: readId.data, kind: readKind.data }
  return isSameText(token, stopTokenFor(context, stop)) ? stop : null
}
