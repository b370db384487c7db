import { domainToASCII } from 'node:url'
import { emailKey } from '#domain/people/account.ts'

/** One name for all spellings of an address: hosts are mailed by their ASCII form, whatever invisible signs were in them. */
export const nameMailbox = (email: string): string => {
  const address = emailKey(email)
  const at = address.lastIndexOf('@') + 1
  const host = address.slice(at)
  return address.slice(0, at) + (domainToASCII(host) || host)
}
