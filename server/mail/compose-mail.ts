import { domainToASCII } from 'node:url'
import type { SendMailOptions } from 'nodemailer'
import type { MailConfig } from './mail-config.ts'
import type { Mail } from './store.ts'

/** What would end a header, or turn its direction; joiners stay, Indian scripts are written with them. */
const NOT_IN_A_HEADER = /[\p{Cc}\p{Zl}\p{Zp}\u061c\u200e\u200f\u202a-\u202e\u2066-\u2069]+/gu

/** What looks like an encoded word would be decoded where it is read, whatever it holds. */
const ENCODED_WORD = /=\?/g

const oneLine = (text: string) => text.replace(NOT_IN_A_HEADER, ' ').replace(ENCODED_WORD, '= ?').trim()

const domainOf = (address: string) => domainToASCII(address.slice(address.lastIndexOf('@') + 1)) || 'localhost'

/**
 * Plain text, with addresses as values: nothing that a person wrote is read as a list of addresses, a file or a link. Sent
 * again, a mail has the same Message-ID, so that mailboxes can tell.
 */
export const composeMail = (mail: Mail, { from }: Pick<MailConfig, 'from'>): SendMailOptions => ({
  from: { name: oneLine(from.name), address: from.address },
  to: { name: '', address: mail.recipient },
  ...(mail.replyTo !== null && { replyTo: { name: '', address: mail.replyTo } }),
  subject: oneLine(mail.subject),
  text: mail.text,
  date: new Date(mail.createdAt),
  messageId: `<${mail.id}@${domainOf(from.address)}>`,
  headers: Object.fromEntries(Object.entries(mail.headers).map(([name, value]) => [name, oneLine(value)])),
  xMailer: false,
  disableFileAccess: true,
  disableUrlAccess: true,
})
