import { isoOf } from '#contract/wire/wire.ts'
import { chosenIn } from '#domain/branding/brand.ts'
import type { TeacherId } from '#domain/people/account.ts'
import type { Context } from '../../context.ts'
import { sessionsOf } from '../../people/account-settings/store.ts'
import { latestChange } from '../../people/email/change-store.ts'
import { addressOfTeacher } from '../../people/email/verification-store.ts'
import { choicesOf, readSince } from '../../people/notifications/store.ts'
import { passkeysOf } from '../../people/passkeys/store.ts'
import { avatarOf, readProfile } from '../../people/profile/store.ts'
import { planOfAccount } from '../../plans/store.ts'
import { brandOfAccount } from '../../questionnaires/branding/store.ts'
import { readChosen } from '../../questionnaires/settings/default-store.ts'
import { readRule } from '../retention/store.ts'
import { issuesSentBy } from './find-own.ts'

const isoOrNull = (at: number | null): string | null => (at === null ? null : isoOf(at))

/** What an account is and holds beside its quizzes, polls, surveys and pictures; no secret is in it. */
export const describeProfile = async ({ db, now }: Pick<Context, 'db' | 'now'>, id: TeacherId) => {
  const change = await latestChange(db, id)
  const sessions = await sessionsOf(db, id, now())
  const passkeys = await passkeysOf(db, id)
  const brandChosen = await brandOfAccount(db, id)
  return {
    ...(await readProfile(db, id)),
    reported: await issuesSentBy(db, id),
    avatar: await avatarOf(db, id),
    email_verified_at: isoOrNull((await addressOfTeacher(db, id))?.verifiedAt ?? null),
    email_change: change && { email: change.email, expires_at: isoOf(change.expiresAt) },
    notifications: choicesOf(await readSince(db, id)),
    plan: (await planOfAccount(db, id))?.name ?? null,
    brand: brandChosen && chosenIn(brandChosen),
    settings_defaults: await readChosen(db, id),
    retention: await readRule(db, { teacherId: id, questionnaireId: null }),
    sessions: sessions.map(({ browser, system, createdAt }) => ({ browser, system, created_at: isoOf(createdAt) })),
    passkeys: passkeys.map(({ name, createdAt, usedAt }) => ({
      ...{ name, created_at: isoOf(createdAt), used_at: isoOrNull(usedAt) },
    })),
  }
}
