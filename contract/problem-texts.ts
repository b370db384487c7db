import type { Problem } from '#domain/problem.ts'

/** What the API says of a field, in English. Pages go by the code, and have words of their own. */
export const PROBLEM_TEXTS: Record<Problem, string> = {
  required: 'This is required',
  wrong_type: 'This is not of the right type',
  too_long: 'This is too long',
  too_many: 'This is too many',
  out_of_range: 'This is out of range',
  unknown_field: 'This field is not known',
  unusable_text: 'This contains characters that can not be stored',
  not_one_of: 'This is not one of the possible values',
  name_required: 'Name is required',
  email_required: 'Email is required',
  email_invalid: 'Please enter a valid email address',
  email_taken: 'There is already an account with this email',
  mobile_required: 'Mobile number is required',
  mobile_invalid: 'Please enter a valid 10-digit mobile number',
  password_required: 'Password is required',
  password_weak:
    'Password must be at least 8 characters long and contain at least one letter, one number, and one special character',
  password_repeated: 'This is one character again and again: others will try that first. Please choose another one',
  password_personal:
    'This is little more than your name, your email or the name of this site: others will try that first. Please choose another one',
  password_known: 'Very many people use this password, so others will try it first. Please choose another one',
  passwords_differ: 'Passwords do not match',
  district_required: 'District is required',
  title_required: 'Title is required',
  subject_required: 'Subject is required',
  message_required: 'Message is required',
  issue_required: 'Please describe your issue before sending.',
  duration_required: 'Duration must be 15, 30, 45, 60, 90, 120 or 180 minutes',
  question_count_required: 'At least 1 question is required',
  question_count_differs: 'The number of questions does not fit the questions',
  question_incomplete:
    'A question needs a text, a right answer, and whatever else belongs to its kind, such as 2 options',
  picture_missing: 'A picture in this question is not there any more. Please add it again',
  unknown_question: 'This question is not part of the quiz, or takes no such answer',
  rule_leads_back: 'A jump may not lead back',
  rule_unreachable: 'No way leads to a page',
  rule_asks_later: 'A condition may only look at answers given before it',
  rule_nowhere: 'A rule names a page or a question that is not there',
  passage_split: 'The questions of a passage must follow each other, with nothing between them',
  repeated: 'This is there twice',
  number_invalid: 'Please enter digits only',
  naming_required:
    'At least one field must be required that tells people apart in a list: the name, a text, a number or an email',
  identity_required: 'At least one required field must identify a person',
}
