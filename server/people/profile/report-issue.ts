import { fail, ok, type Result } from '#domain/result.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { takeTry } from '../../http/limits.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import { queueMail } from '../../mail/store.ts'
import { lockTeacher } from '../accounts/store.ts'
import { addressOfTeacher } from '../email/verification-store.ts'
import { type Issue, insertIssue, issuesOf, type Profile, readProfile } from './store.ts'

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'config' | 'log' | 'sign' | 'letters'>
type Report = { key: string; text: string }

/** Kept, and mailed to whoever runs the site: both or neither, and once however often it is sent. */
export const reportIssue = async (
  context: Needs,
  { id: teacherId }: SignedInTeacher,
  { key, text }: Report,
): Promise<Result<Issue, 'too_many_messages' | 'unauthenticated'>> => {
  const { db, now, newId, config, letters } = context
  return db.transaction().execute(async (trx) => {
    await lockTeacher(trx, teacherId)
    const [before] = await issuesOf(trx, teacherId, key)
    if (before) return ok(before)
    if (!(await takeTry({ ...context, db: trx }, { limit: 'issueOfTeacher', of: teacherId })))
      return fail('too_many_messages')
    const profile = await readProfile(trx, teacherId)
    if (profile === null) return fail('unauthenticated')
    const isVerified = ((await addressOfTeacher(trx, teacherId))?.verifiedAt ?? null) !== null
    const [mailId, createdAt] = [newId(), now()]
    await insertIssue(trx, { teacherId, id: key, text, mailId, createdAt })
    const mail = letters.seal({
      id: mailId,
      recipient: config.mail.operator,
      subject: `${config.site.company}: a teacher reports a problem`,
      text: textOf({ ...profile, isVerified }, text, createdAt),
      // An answer to what somebody only says is theirs would go to a stranger.
      replyTo: isVerified ? profile.email : null,
      headers: {},
      createdAt,
    })
    await queueMail(trx, mail)
    return ok({ id: key, text, createdAt, isSent: false })
  })
}

const textOf = ({ name, email, isVerified }: Profile & { isVerified: boolean }, text: string, createdAt: Instant) =>
  `${text}

--${' '}
Reported on the profile page on ${new Date(createdAt).toUTCString()}
Name: ${name}
Email: ${email}${isVerified ? '' : ' (not confirmed)'}
`
