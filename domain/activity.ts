import * as z from 'zod/mini'

/** What happened to an account and its quizzes, as its log of activity keeps it. */
export const ACTIVITIES = [
  'signed_up',
  'signed_in',
  'sign_in_failed',
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
] as const
export const activityKind = z.enum(ACTIVITIES, 'not_one_of')
export type ActivityKind = z.infer<typeof activityKind>

/** What is about the account itself and not about a quiz: where to look after something strange. */
export const isAboutSecurity = (kind: ActivityKind): boolean => SECURITY.has(kind)

const SECURITY: ReadonlySet<ActivityKind> = new Set([
  'signed_up',
  'signed_in',
  'sign_in_failed',
  'password_changed',
  'session_ended_elsewhere',
  'two_factor_on',
  'two_factor_off',
  'recovery_codes_made',
  'recovery_code_used',
  'account_deletion_asked',
  'account_deletion_taken_back',
])

/** What is said beside it: counts, reasons, numbers of versions. No name, number or code of a student. */
export const activityDetails = z.record(z.string(), z.union([z.string(), z.number()]))
export type ActivityDetails = z.infer<typeof activityDetails>
