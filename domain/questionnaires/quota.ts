/** What one account has published. */
export type Published = {
  /** Quizzes in its list. */
  listed: number
  /** Those that were deleted too: they can be taken back. */
  inAll: number
  /** Of the questions of all versions. */
  bytes: number
  /** Versions, and so new quizzes. */
  lastHour: number
}

/** More than any school was seen to need, and little enough that no account fills the disk of all. */
export const QUOTA: Published = { listed: 2000, inAll: 10_000, bytes: 100 * 1024 * 1024, lastHour: 200 }

/** Of all pictures of one account, in bytes as they are kept. */
export const PICTURE_QUOTA = 200 * 1024 * 1024

/** Whether an account whose pictures have so many `bytes` has no room for so many `more`. */
export const overPictureQuota = (bytes: number, more: number): boolean => bytes + more > PICTURE_QUOTA

/** Files that people have sent to one survey. */
export const MAX_SURVEY_FILES = 50_000
const GIBIBYTE = 1024 ** 3
export const SURVEY_FILES_QUOTA = 2 * GIBIBYTE
export const ALL_FILES_QUOTA = 50 * GIBIBYTE

/** Whether so many `more` bytes of a file are too many for its survey, or for the server. */
export const overFileQuota = ({ ofSurvey, ofAll }: { ofSurvey: number; ofAll: number }, more: number): boolean =>
  ofSurvey + more > SURVEY_FILES_QUOTA || ofAll + more > ALL_FILES_QUOTA

/** Why an account that has published so much can't publish another quiz with so many `bytes` of questions; null: it can. */
export const overQuota = (
  { listed, inAll, bytes, lastHour }: Published,
  more: number,
): 'too_many_quizzes' | 'quizzes_too_large' | 'too_many_published' | null => {
  if (listed >= QUOTA.listed || inAll >= QUOTA.inAll) return 'too_many_quizzes'
  if (bytes + more > QUOTA.bytes) return 'quizzes_too_large'
  return lastHour >= QUOTA.lastHour ? 'too_many_published' : null
}

/** Of all drafts of one account. */
export const DRAFT_QUOTA = { drafts: 200, bytes: 50 * 1024 * 1024 }

/** Why an account whose drafts take up so much can't keep another one (`isNew`) or a larger one; null: it can. */
export const overDraftQuota = (
  { drafts, bytes }: typeof DRAFT_QUOTA,
  { isNew, more }: { isNew: boolean; more: number },
): 'too_many_drafts' | 'drafts_too_large' | null => {
  if (isNew && drafts >= DRAFT_QUOTA.drafts) return 'too_many_drafts'
  return more > 0 && bytes + more > DRAFT_QUOTA.bytes ? 'drafts_too_large' : null
}
