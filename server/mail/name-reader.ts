import { nameMailbox } from './name-mailbox.ts'

const TAG = /(?!^)\+.*$/

/**
 * Whom a mail reaches in the end, to count by: large providers ignore dots and what follows a plus, which gives everybody
 * any number of addresses. Two people who share this by chance share no more than a count.
 */
export const nameReader = (email: string): string => {
  const mailbox = nameMailbox(email)
  const at = mailbox.lastIndexOf('@')
  return mailbox.slice(0, at).replace(TAG, '').replaceAll('.', '') + mailbox.slice(at)
}
