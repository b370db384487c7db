import type { Mail } from '../../mail/store.ts'

type Given = { company: string; origin: string; token: string }

/** Behind the `#` the token stays in the browser: no server, log or other page gets to see it. */
export const writeVerification = ({ company, origin, token }: Given): Pick<Mail, 'subject' | 'text' | 'headers'> => ({
  subject: `Please confirm your address for ${company}`,
  text: `Hello,

somebody, we hope it was you, has made an account at ${company} with this address.
Open this link to confirm that it is yours. It works once, and for 7 days:

${origin}/auth/verifyemail#token=${token}

Was it not you? Then do nothing: without this, nothing else is sent here.

${company}
${origin}
`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})
