/** What one account has published. */
export type Published = {
  /** Quizzes in its list. */
  listed: number
  /** Those that were deleted too: they can be taken back. */
  inAll: number
  /** Of the questions of all versions. */
  bytes: number
  lastHour: number
}

/** More than any school was seen to need, and little enough that no account fills the disk of all. */
export const QUOTA: Published = { listed: 2000, inAll: 10_000, bytes: 100 * 1024 * 1024, lastHour: 200 }

/** Why an account that has published so much can't publish another quiz with so many `bytes` of questions; null: it can. */
export const overQuota = (
  { listed, inAll, bytes, lastHour }: Published,
  more: number,
): 'too_many_quizzes' | 'quizzes_too_large' | 'too_many_published' | null => {
  if (listed >= QUOTA.listed || inAll >= QUOTA.inAll) return 'too_many_quizzes'
  if (bytes + more > QUOTA.bytes) return 'quizzes_too_large'
  return lastHour >= QUOTA.lastHour ? 'too_many_published' : null
}
