import type { Mail } from '../../mail/store.ts'

type Given = { company: string; origin: string; token: string }

export const writeConfirmation = ({ company, origin, token }: Given): Pick<Mail, 'subject' | 'text' | 'headers'> => ({
  subject: `Please confirm: the ${company} newsletter`,
  text: `Hello,

somebody, we hope it was you, asked us to send the ${company} newsletter to this address.
Open this link to say yes. It works for 7 days:

${origin}/newsletter/confirm?token=${token}

Was it not you? Then do nothing: you will not hear from us again.

${company}
${origin}
`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})
