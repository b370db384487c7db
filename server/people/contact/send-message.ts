import type { ContactMessage } from '#domain/people/contact-message.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import { isolated } from '#domain/text/isolated.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { takeTry } from '../../http/limits.ts'
import { queueMail } from '../../mail/store.ts'
import { insertMessage } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'config' | 'log' | 'sign' | 'letters'>
type Request = { message: ContactMessage; address: string }

/** Keeps the message, and mails it to whoever runs the site: both or neither. */
export const sendMessage = async (
  context: Needs,
  { message, address }: Request,
): Promise<Result<Record<string, never>, 'too_many_messages'>> => {
  const { db, now, newId, config, letters } = context
  if (!(await takeTry(context, { limit: 'contactFromAddress', of: address }))) return fail('too_many_messages')
  const createdAt = now()
  await db.transaction().execute(async (trx) => {
    await insertMessage(trx, { ...message, id: newId(), createdAt })
    const mail = letters.seal({
      id: newId(),
      recipient: config.mail.operator,
      subject: `${config.site.company}: ${isolated(message.subject)}`,
      text: textOf(message, createdAt),
      replyTo: message.email,
      headers: {},
      createdAt,
    })
    await queueMail(trx, mail)
  })
  return ok({})
}

/** An answer goes to whoever wrote; where that is stands in the text too, should the mail be passed on. */
const textOf = ({ name, email, subject, message }: ContactMessage, createdAt: Instant) =>
  `${message}

--${' '}
Written in the contact form on ${new Date(createdAt).toUTCString()}
Name: ${name}
Email: ${email}
Subject: ${subject}
`
