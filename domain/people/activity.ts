import * as z from 'zod/mini'

/** What happened to an account and its quizzes, as its log of activity keeps it. */
const ACTIVITIES = [
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'locked_out',
  'password_changed',
  'quiz_published',
  'quiz_edited',
  'quiz_opened',
  'quiz_closed',
  'quiz_archived',
  'time_given',
  'attempts_ended',
  'resume_code_shown',
  'resume_code_renewed',
  'phone_shown',
  'attempts_reset',
  'submissions_removed',
  'submissions_restored',
  'exported',
  'profile_changed',
  'session_ended_elsewhere',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'account_deletion_asked',
  'account_deletion_taken_back',
  'quiz_binned',
  'quiz_restored',
  'quiz_erased',
  'quiz_tagged',
  'students_erased',
  'quiz_data_erased',
  'responses_erased',
  'erasure_refused',
  'two_factor_off_by_operator',
  'retention_changed',
  'retention_anonymised',
  'retention_erased',
  'account_exported',
  'poll_reset',
  'settings_changed',
  'release_changed',
  'late_accepted',
  'late_refused',
  'answers_marked',
  'email_verified',
  'email_change_asked',
  'email_change_withdrawn',
  'email_changed',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'signed_in_with_passkey',
  'passkey_refused',
  'passkeys_removed_by_reset',
  'passkeys_removed_by_operator',
  'responses_bounded',
] as const
export const activityKind = z.enum(ACTIVITIES, 'not_one_of')
export type ActivityKind = z.infer<typeof activityKind>

const SECURITY: ReadonlySet<ActivityKind> = new Set([
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'locked_out',
  'password_changed',
  'session_ended_elsewhere',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'account_deletion_asked',
  'account_deletion_taken_back',
  'two_factor_off_by_operator',
  'account_exported',
  'email_verified',
  'email_change_asked',
  'email_change_withdrawn',
  'email_changed',
  'passkey_added',
  'passkey_renamed',
  'passkey_removed',
  'signed_in_with_passkey',
  'passkey_refused',
  'passkeys_removed_by_reset',
  'passkeys_removed_by_operator',
  'responses_bounded',
])

/** What is about the account itself, and attacks: where to look after something strange. */
export const isAboutSecurity = (kind: ActivityKind): boolean => SECURITY.has(kind)

/** What became of quizzes: kept as long as they are, and longer than the rest. */
export const HISTORY = [
  'quiz_published',
  'quiz_edited',
  'quiz_opened',
  'quiz_closed',
  'quiz_archived',
  'quiz_binned',
  'quiz_restored',
] as const satisfies readonly ActivityKind[]

/** Which part of the log is read. */
export const activityPart = z.enum(['all', 'security', 'quizzes', 'history'], 'not_one_of')
export type ActivityPart = z.infer<typeof activityPart>

const PARTS: Record<ActivityPart, readonly ActivityKind[]> = {
  all: ACTIVITIES,
  security: ACTIVITIES.filter((kind) => SECURITY.has(kind)),
  quizzes: ACTIVITIES.filter((kind) => !SECURITY.has(kind)),
  history: HISTORY,
}
export const kindsOfPart = (part: ActivityPart): readonly ActivityKind[] => PARTS[part]

/** What is said beside it: counts, reasons, numbers of versions. No name, number or code of a student. */
export const activityDetails = z.record(z.string(), z.union([z.string(), z.number()]))
export type ActivityDetails = z.infer<typeof activityDetails>
