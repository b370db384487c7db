/** What can be wrong with one field. The words for people stand in the contract and the locale files. */
export const PROBLEMS = [
  'required',
  'wrong_type',
  'too_long',
  'too_many',
  'out_of_range',
  'unknown_field',
  'unusable_text',
  'not_one_of',
  'name_required',
  'email_required',
  'email_invalid',
  'email_taken',
  'mobile_required',
  'mobile_invalid',
  'password_required',
  'password_weak',
  'password_repeated',
  'password_personal',
  'password_known',
  'passwords_differ',
  'district_required',
  'title_required',
  'subject_required',
  'message_required',
  'duration_required',
  'question_count_required',
  'question_count_differs',
  'question_incomplete',
  'unknown_question',
] as const

export type Problem = (typeof PROBLEMS)[number]

export const isProblem = (text: string): text is Problem => PROBLEMS.some((problem) => problem === text)
