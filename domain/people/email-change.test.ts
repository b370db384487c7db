import { describe, expect, it } from 'vitest'
import { type EmailChange, openLink, sidesThatWait } from './email-change.ts'

const change = (changes: Partial<EmailChange> = {}): EmailChange => ({
  expiresAt: 100,
  oldConfirmedAt: null,
  newConfirmedAt: null,
  end: null,
  ...changes,
})

describe('a link of a change of address', () => {
  it.each([
    { of: change(), side: 'old', at: 1, does: { kind: 'waits' } },
    { of: change(), side: 'new', at: 99, does: { kind: 'waits' } },
    { of: change({ newConfirmedAt: 1 }), side: 'old', at: 2, does: { kind: 'completes' } },
    { of: change({ oldConfirmedAt: 1 }), side: 'new', at: 2, does: { kind: 'completes' } },
    { of: change({ oldConfirmedAt: 1 }), side: 'old', at: 2, does: { kind: 'again', isMade: false } },
    { of: change({ newConfirmedAt: 1 }), side: 'new', at: 2, does: { kind: 'again', isMade: false } },
    { of: change(), side: 'new', at: 100, does: { kind: 'refused', code: 'link_expired' } },
    { of: change({ newConfirmedAt: 1 }), side: 'new', at: 100, does: { kind: 'refused', code: 'link_expired' } },
    { of: change({ end: 'made' }), side: 'old', at: 200, does: { kind: 'again', isMade: true } },
    { of: change({ end: 'withdrawn' }), side: 'old', at: 1, does: { kind: 'refused', code: 'change_withdrawn' } },
    { of: change({ end: 'taken' }), side: 'new', at: 200, does: { kind: 'refused', code: 'email_taken' } },
  ] as const)('of the $side address at $at does $does', ({ of, side, at, does }) => {
    expect(openLink(of, side, at)).toEqual(does)
  })
})

it.each([
  [change(), ['old', 'new']],
  [change({ oldConfirmedAt: 1 }), ['new']],
  [change({ newConfirmedAt: 1 }), ['old']],
  [change({ oldConfirmedAt: 1, newConfirmedAt: 1 }), []],
] as const)('%j waits for %j', (of, sides) => {
  expect(sidesThatWait(of)).toEqual(sides)
})
