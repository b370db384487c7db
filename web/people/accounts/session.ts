/** The token lives in this module's memory alone; after a reload the HttpOnly cookie gives it back. */
export type Session =
  | { open: true; token: string; teacherId: string }
  | { open: false; because: 'none' | 'logged_out' | 'expired' }

let session: Session = { open: false, because: 'none' }
const listeners = new Set<() => void>()

const change = (next: Session) => {
  session = next
  for (const listener of listeners) listener()
}

export const currentSession = (): Session => session
export const currentToken = (): string | null => (session.open ? session.token : null)

/** As the answers that open one bring it. */
export type OpenedSession = { auth_token: string; user: { id: string } }

export const startSession = ({ auth_token: token, user: { id: teacherId } }: OpenedSession): void =>
  change({ open: true, token, teacherId })

export const endSession = (because: 'logged_out' | 'expired'): void => {
  if (session.open) change({ open: false, because })
}

export const onSessionChange = (listener: () => void): (() => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The server's hint, beside the cookie that no script can read, whether there is a session to take up. */
export const saysSignedIn = (cookies: string): boolean => /(?:^|; )signed_in=1(?:;|$)/.test(cookies)

const HOME = '/dashboard'

/** Where to go after logging in: a page of the dashboard, never another site, whatever `next` claims. */
export const safeNext = (next: string | null, origin: string): string => {
  if (!next || !URL.canParse(next, origin)) return HOME
  const url = new URL(next, origin)
  const ours = url.origin === origin && (url.pathname === HOME || url.pathname.startsWith(`${HOME}/`))
  return ours ? url.pathname + url.search + url.hash : HOME
}

const LOGIN = '/auth/login'

/** Where somebody logs in who wants to go to `next`; with `hasEnded` the page says that the session is over. */
export const loginPath = (next: string, { hasEnded = false } = {}): string => {
  const search = new URLSearchParams({ ...(next !== HOME && { next }), ...(hasEnded && { ended: 'expired' }) })
  return search.size === 0 ? LOGIN : `${LOGIN}?${search}`
}

export const hasSessionEnded = (search: string): boolean => new URLSearchParams(search).get('ended') === 'expired'

export const withoutEnded = (address: string): string => {
  const url = new URL(address)
  url.searchParams.delete('ended')
  return url.pathname + url.search + url.hash
}

/** Whoever logs out leaves nothing behind; a session that ended by itself leaves its draft to be found again. */
export const hasLoggedOut = (): boolean => !session.open && session.because === 'logged_out'
