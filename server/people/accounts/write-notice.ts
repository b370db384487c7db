import type { Mail } from '../../mail/store.ts'

const NOTICES = {
  password_changed: {
    subject: 'password was changed',
    text: 'the password of your account was changed just now, in its settings.\nEverywhere else you are asked for the new one.',
  },
  two_factor_on: {
    subject: 'account asks for a second step now',
    text: 'two-factor authentication was turned on for your account just now.\nLogging in asks for a code from your authenticator app from now on.',
  },
  two_factor_off: {
    subject: 'account asks for no second step any more',
    text: 'two-factor authentication was turned off for your account just now.\nLogging in asks for your password alone from now on.',
  },
  passkey_added: {
    subject: 'account has a new passkey',
    text: 'a passkey was added to your account just now.\nIt logs in without your password and without a second step.',
  },
  passkey_removed: {
    subject: 'account has one passkey less',
    text: 'a passkey was removed from your account just now.\nIt lets nobody in any more.',
  },
  passkeys_removed: {
    subject: 'account has no passkeys any more',
    text: 'all passkeys were removed from your account just now.\nLogging in asks for your password from now on.',
  },
  email_changed: {
    subject: 'account has another address now',
    text: 'the e-mail address of your account was changed just now, as was confirmed at this address and at the new one.\nLogging in asks for the new one, and nothing about the account is sent here any more.',
  },
} as const

type Given = { company: string; origin: string; about: keyof typeof NOTICES }

/** What its owner should hear of, whoever did it. */
export const writeNotice = ({ company, origin, about }: Given): Pick<Mail, 'subject' | 'text' | 'headers'> => ({
  subject: `Your ${company} ${NOTICES[about].subject}`,
  text: `Hello,

${NOTICES[about].text}

Was it not you? Then choose another password at once, and write to us:

${origin}/auth/forgotpassword
${origin}/contact

${company}
${origin}
`,
  headers: { 'Auto-Submitted': 'auto-generated' },
})
