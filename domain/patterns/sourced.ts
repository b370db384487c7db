export type Address = `${'https' | 'http'}://${string}`

/** The month in which all sources were read last. */
const READ = '2026-11'

/**
 * Where a value is from: what an examination's own bulletin says, or a page that tells of it; `believed`: to be confirmed by
 * whoever uses it, `source` has something like it, if anything; `ours`: nobody's rule, a beginning that we offer.
 */
type Evidence =
  | { from: 'bulletin' | 'press'; source: Address; read: typeof READ }
  | { from: 'believed'; source: Address | ''; read: typeof READ }
  | { from: 'ours'; source: ''; read: '' }

export type Sourced<T> = { value: T } & Evidence

export const readAt =
  (source: Address) =>
  <T>(value: T): Sourced<T> => ({ value, from: 'press', source, read: READ })

export const believed = <T>(value: T): Sourced<T> => ({ value, from: 'believed', source: '', read: READ })

/** `source` says it of other years, or of part of it. */
export const believedFrom =
  (source: Address) =>
  <T>(value: T): Sourced<T> => ({ value, from: 'believed', source, read: READ })

export const ours = <T>(value: T): Sourced<T> => ({ value, from: 'ours', source: '', read: '' })
