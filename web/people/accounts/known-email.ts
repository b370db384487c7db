const KEY = 'known-email'

/** From signup to login, for those who have an account already: never by the address, which others may get to see. */
export const keepKnownEmail = (email: string): void => {
  try {
    sessionStorage.setItem(KEY, email)
  } catch {
    // Where the browser keeps nothing, one types it once more.
  }
}

/** Read once: whoever comes to the login later is not greeted with it. */
export const takeKnownEmail = (): string => {
  try {
    const email = sessionStorage.getItem(KEY) ?? ''
    sessionStorage.removeItem(KEY)
    return email
  } catch {
    return ''
  }
}
