import type { Instant } from '../time/time-limit.ts'

/** The two addresses that a change is confirmed at: the one that the account has, and the one that it is to have. */
export const ADDRESS_SIDES = ['old', 'new'] as const
export type AddressSide = (typeof ADDRESS_SIDES)[number]

/** How a change ended: it was made, it was withdrawn or replaced, or somebody else had the address by then. */
export const CHANGE_ENDS = ['made', 'withdrawn', 'taken'] as const
export type ChangeEnd = (typeof CHANGE_ENDS)[number]

export type EmailChange = {
  expiresAt: Instant
  oldConfirmedAt: Instant | null
  newConfirmedAt: Instant | null
  end: ChangeEnd | null
}

export type LinkOpened =
  | { kind: 'refused'; code: 'change_withdrawn' | 'email_taken' | 'link_expired' }
  /** It has done its work already; `isMade`: so has the other one. */
  | { kind: 'again'; isMade: boolean }
  /** The other address has still to be heard. */
  | { kind: 'waits' }
  | { kind: 'completes' }

const ENDED: Record<ChangeEnd, LinkOpened> = {
  made: { kind: 'again', isMade: true },
  withdrawn: { kind: 'refused', code: 'change_withdrawn' },
  taken: { kind: 'refused', code: 'email_taken' },
}

/** What the link of one side does when it is opened at that moment. */
export const openLink = (change: EmailChange, side: AddressSide, at: Instant): LinkOpened => {
  if (change.end !== null) return ENDED[change.end]
  if (change.expiresAt <= at) return { kind: 'refused', code: 'link_expired' }
  const { oldConfirmedAt, newConfirmedAt } = change
  const [own, other] = side === 'old' ? [oldConfirmedAt, newConfirmedAt] : [newConfirmedAt, oldConfirmedAt]
  if (own !== null) return { kind: 'again', isMade: false }
  return other === null ? { kind: 'waits' } : { kind: 'completes' }
}

/** Which addresses have still to confirm it. */
export const sidesThatWait = ({ oldConfirmedAt, newConfirmedAt }: EmailChange): AddressSide[] =>
  ADDRESS_SIDES.filter((side) => (side === 'old' ? oldConfirmedAt : newConfirmedAt) === null)
