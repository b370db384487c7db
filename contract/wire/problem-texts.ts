import type { Problem } from '#domain/text/problem.ts'

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
  email_same: 'The account has this address already',
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
  not_the_same: 'Only a text that has changed can be said to mean the same, one text one other',
  rule_nowhere: 'A rule names a page, a question or an option that is not there',
  speaks_of_later: 'A text may only say what was answered before it',
  speaks_of_nothing: 'A text speaks of a question that is not there',
  speaks_of_untold: 'A text speaks of an answer that can not be said in a few words',
  answer_unfinished: 'This answer is not yet what is asked for',
  anonymous_fields: 'What comes with the link tells who answers: nothing that is anonymous takes it',
  field_name_invalid:
    'A name in a link has letters, digits and _ alone, begins with a letter, and is not “name”, “code” or “version”',
  not_worth_the_same:
    'Where only some questions count or are drawn, all have to be worth the same marks, and passages to have as many',
  not_with_choose: 'Where questions are drawn, all that are drawn count: `choose` cannot be set as well',
  minutes_and_question_seconds:
    'Where each question has its own time (settings.order.question_seconds), sections have none.',
  minutes_for_all:
    'Either all sections have minutes of their own, or none: questions above the first heading are in no section that could have them',
  files_not_here: 'Only a survey that is not anonymous can ask for files: what is in a file may tell who sent it',
  file_missing: 'This file is not there, or not any more. Please send it again',
  address_invalid: 'Please give an address that begins with https://',
  origin_invalid:
    'Please give a site alone, as https://www.school.org: no path, no blank, and a star for names below one alone, as https://*.school.org; names in other scripts are written with xn--',
  passage_split: 'The questions of a passage must follow each other, with nothing between them',
  access_code_short: 'An access code has 4 to 32 characters',
  closes_before_it_opens: 'It closes after it opens',
  opening_with_link:
    'Opening times and an access code need questions that come with the start: `paper` is `with_link` here, so that whoever has the link reads them. Publish it with `with_start`',
  pool_with_link:
    'Questions can be drawn for each student only where they come with the start: `paper` is `with_link` here, so that whoever has the link reads them all. Publish it with `with_start`',
  practice_begun:
    'Somebody has begun already: whether attempts are practice runs stays as it is. Make a copy to change it',
  practice_by_hand:
    'Nobody marks practice runs by hand: a practice paper has no question that a person marks, in no version',
  repeated: 'This is there twice',
  number_invalid: 'Please enter digits only',
  naming_required:
    'At least one field must be required that tells people apart in a list: the name, a text, a number or an email',
  identity_required: 'At least one required field must identify a person',
  not_a_colour: 'Please give a colour as #1a2b3c, rgb(26, 43, 60) or hsl(210, 40%, 17%)',
  not_opaque: 'Please give a colour that nothing shines through: without an alpha, or with 1',
}
