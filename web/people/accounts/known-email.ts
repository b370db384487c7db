import { storedText, storeText } from '../../ui/browser-storage.ts'

const KEY = 'known-email'

/** From signup to login, for those who have an account already: never by the address, which others may get to see. */
export const keepKnownEmail = (email: string): void => void storeText(KEY, email, 'sessionStorage')

/** Read once: whoever comes to the login later is not greeted with it. */
export const takeKnownEmail = (): string => {
  const email = storedText(KEY, 'sessionStorage') ?? ''
  storeText(KEY, null, 'sessionStorage')
  return email
}
