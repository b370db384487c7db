import type { Wish } from './opening.ts'

/** In the address, so that another page, or this one loaded anew, can lead to the resume code or to a new student. */
export const RESUME_HASH = '#resume'
export const SOMEBODY_ELSE_HASH = '#new'

/** The page anew, for somebody else or on other terms, as an entry of its own in the browser's history. */
export const reopenAs = (hash: string): void => {
  history.pushState(null, '', hash)
  location.reload()
}

export const wishIn = (hash: string): Wish =>
  hash === RESUME_HASH ? 'resume' : hash === SOMEBODY_ELSE_HASH ? 'somebody_else' : 'open'
