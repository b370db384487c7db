import type { Mail } from '../../mail/store.ts'

type Given = { company: string; origin: string; token: string }

/** Behind the `#` the token stays in the browser: no server, log or other page gets to see it. */
export const writeReset = ({ company, origin, token }: Given): Pick<Mail, 'subject' | 'text' | 'headers'> => ({
  subject: `A new password for your ${company} account`,
  text: `Hello,

somebody, we hope it was you, asked for a new password for your account at ${company}.
Open this link to choose one. It works once, and for 30 minutes:

${origin}/auth/resetpassword#token=${token}

Was it not you? Then do nothing: your password stays as it is.

${company}
${origin}
`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})
