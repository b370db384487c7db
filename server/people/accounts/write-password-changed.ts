import type { Mail } from '../../mail/store.ts'

type Given = { company: string; origin: string }

export const writePasswordChanged = ({ company, origin }: Given): Pick<Mail, 'subject' | 'text' | 'headers'> => ({
  subject: `Your ${company} password was changed`,
  text: `Hello,

the password of your account at ${company} was changed just now, with a link that was sent to this address.
Wherever you were logged in, you are asked for the new one.

Was it not you? Then choose another one at once, and write to us:

${origin}/auth/forgotpassword
${origin}/contact

${company}
${origin}
`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})
