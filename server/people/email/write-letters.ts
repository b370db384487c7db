import type { AddressSide } from '#domain/people/email-change.ts'
import type { Mail } from '../../mail/store.ts'

type Given = { company: string; origin: string; token: string; email: string }
type Letter = Pick<Mail, 'subject' | 'text' | 'headers'>

/** To the address that the account has: it names the new one, for this is where a thief's change is stopped. */
const toOld = ({ company, origin, token, email }: Given): Letter => ({
  subject: `Is your ${company} account to have another address?`,
  text: `Hello,

your account at ${company} is to have another e-mail address:

${email}

Open this link to agree. It works once, and for 3 days:

${origin}/auth/changeemail#token=${token}

The address changes once the new one has confirmed it as well.

Was it not you? Then do not open it: without this, your address stays as it is. Somebody knows your password,
though. Choose another one at once, which also ends this change:

${origin}/auth/forgotpassword

${company}
${origin}
`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** To whoever reads the new address, who may be a stranger: it names nobody. */
const toNew = ({ company, origin, token }: Given): Letter => ({
  subject: `Please confirm your new address for ${company}`,
  text: `Hello,

somebody, we hope it was you, wants to use this address for an account at ${company}.
Open this link to confirm that it is yours. It works once, and for 3 days:

${origin}/auth/changeemail#token=${token}

The address changes once the one that the account has now has agreed as well: a link is on its way there, too.

Was it not you? Then do nothing: without this, nothing else is sent here.

${company}
${origin}
`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})

/** Behind the `#` the token stays in the browser: no server, log or other page gets to see it. */
export const writeChangeLetter = (side: AddressSide, given: Given): Letter =>
  side === 'old' ? toOld(given) : toNew(given)
