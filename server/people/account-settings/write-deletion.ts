import type { Instant } from '#domain/time/time-limit.ts'
import type { Mail } from '../../mail/store.ts'

type Given = { company: string; origin: string; eraseAt: Instant; isReminder: boolean }

const dayOf = (instant: Instant) => `${new Date(instant).toUTCString().slice(0, 22)} (UTC)`

/** At the beginning of the days in which it can be taken back, and shortly before their end. */
export const writeDeletion = ({
  company,
  origin,
  eraseAt,
  isReminder,
}: Given): Pick<Mail, 'subject' | 'text' | 'headers'> => ({
  subject: isReminder ? `Your ${company} account is about to be deleted` : `Your ${company} account will be deleted`,
  text: `Hello,

${isReminder ? 'as you asked us to, we will soon delete your account.' : 'you asked us to delete your account.'} On ${dayOf(eraseAt)} it is erased,
with all its quizzes and everything that students have done in them. Until then the quizzes are closed.

Was it not you, or have you changed your mind? Log in before that, and press "Keep my account":

${origin}/auth/login

${company}
${origin}
`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})
