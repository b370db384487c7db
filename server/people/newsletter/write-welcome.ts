import type { Mail } from '../../mail/store.ts'

type Given = { company: string; origin: string; unsubscribeToken: string }

export const writeWelcome = (given: Given): Pick<Mail, 'subject' | 'text' | 'headers'> => {
  const { company, origin, unsubscribeToken } = given
  const link = `${origin}/newsletter/unsubscribe?token=${unsubscribeToken}`
  return {
    subject: `Welcome to the ${company} newsletter`,
    text: `Hello,

you are on the list now: the ${company} newsletter will come to this address.
Should you not want it any more, this link ends it at any time:

${link}

${company}
${origin}
`,
    headers: { 'Auto-Submitted': 'auto-generated', 'List-Unsubscribe': `<${link}>` },
  }
}
