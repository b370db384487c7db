/**
 * Every way a call can fail: the status it answers with and what the API says of it, in English. Codes are stable:
 * programs may rely on them, and the pages say each in words of their own.
 */
export const FAILURES = {
  invalid_request: { status: 400, message: 'Some of this is not right. Please check the marked fields.' },
  invalid_json: { status: 400, message: 'This request is not readable JSON.' },
  invalid_user_details: { status: 400, message: 'invalid user details' },
  invalid_credentials: { status: 400, message: 'invalid credentials' },
  wrong_password: { status: 400, message: 'That is not your password.' },
  wrong_code: { status: 400, message: 'That code is not right, or has been used already.' },
  code_required: { status: 403, message: 'This account asks for a second step: send `code` as well.' },
  wrong_resume_code: { status: 400, message: 'That resume code does not fit this phone number.' },
  unauthenticated: { status: 401, message: 'Please log in first.' },
  no_attempt: { status: 401, message: 'You have not started this quiz on this device.' },
  wrong_origin: { status: 403, message: 'This call must come from the site itself.' },
  no_origin: {
    status: 403,
    message:
      'This call comes from a page without an origin, as in a frame with `sandbox`. Whoever runs the site around it has to add `allow-same-origin` there.',
  },
  analysis_not_available: {
    status: 403,
    message: 'The answers can be seen after you have submitted, as soon as your teacher shows them.',
  },
  result_not_released: {
    status: 403,
    message: 'Your result can be seen after you have submitted, as soon as your teacher shows it.',
  },
  not_found: { status: 404, message: 'There is nothing here.' },
  quiz_not_found: { status: 404, message: 'There is no quiz with this code.' },
  new_student: { status: 404, message: 'You have not started this quiz yet.' },
  link_not_valid: {
    status: 404,
    message: 'This link is not valid, or not any more. Use the one in the newest mail, or ask for a new one.',
  },
  link_expired: { status: 410, message: 'This link has expired. Ask for a new one.' },
  change_withdrawn: { status: 410, message: 'This change was withdrawn, or another one took its place.' },
  two_factor_is_on: { status: 409, message: 'Two-factor authentication is on already. Nothing was changed.' },
  two_factor_not_begun: { status: 409, message: 'Two-factor authentication has not been begun, or somewhere else.' },
  passkeys_not_available: {
    status: 409,
    message: 'Passkeys need an address with https and a name of its own; this server is not reached by one.',
  },
  passkey_unknown: {
    status: 400,
    message: 'This passkey opens no account here, or was removed. Sign in with the password.',
  },
  passkey_refused: {
    status: 400,
    message: 'This passkey could not be confirmed. Try again, or sign in with the password.',
  },
  passkey_expired: {
    status: 400,
    message: 'This took too long, or was used already. Begin again; nothing was changed.',
  },
  too_many_passkeys: { status: 409, message: 'An account has 20 passkeys at most. Remove one first.' },
  email_taken: { status: 409, message: 'There is already an account with this email. Please log in.' },
  took_too_long: { status: 408, message: 'This took too long to arrive. Please try again.' },
  practice_paper: { status: 409, message: 'This is a practice paper: its runs are in no report.' },
  already_started: {
    status: 409,
    message:
      'This phone number has already started this quiz on another device. Continue with the resume code shown there, or check the number.',
  },
  other_attempt: {
    status: 409,
    message: 'Somebody else has begun this quiz on this device. Go on with their phone number, or take it as yourself.',
  },
  page_outdated: { status: 409, message: 'This page is out of date. Please reload it; the clock has not started.' },
  person_answered: {
    status: 409,
    message:
      'Somebody with the same details has answered already, and each person can answer once. Nothing was changed.',
  },
  already_answered: { status: 409, message: 'You have answered already, and answers can not be changed here.' },
  response_changed: {
    status: 409,
    message: 'This response has been changed since you read it. Read it again; nothing was changed.',
  },
  poll_changed: {
    status: 409,
    message: 'This poll asks something else by now. Read it again, and vote on what it asks; nothing was counted.',
  },
  poll_has_votes: {
    status: 409,
    message:
      'Somebody has voted already, so what this poll asks stays as it is. Copy it, or reset it first; nothing was changed.',
  },
  hall_questions_closed: { status: 410, message: 'This poll takes no questions, or not any more. Nothing was kept.' },
  too_many_hall_questions: {
    status: 409,
    message: 'As much is asked already as can be looked at, by this device or by all. Try again in a few minutes.',
  },
  hall_question_gone: {
    status: 404,
    message: 'This question takes no votes: it was answered or taken away, or is your own.',
  },
  already_submitted: { status: 409, message: 'This quiz has already been submitted. Nothing was changed.' },
  mark_changed: {
    status: 409,
    message: 'The answer or its mark has changed since you read it. Look at it again; nothing was changed.',
  },
  settings_changed: {
    status: 409,
    message: 'These settings have been changed since you read them. Read them again; nothing was changed.',
  },
  draft_changed: {
    status: 409,
    message:
      'This draft was changed since you read it. Read it again, and keep yours under another id; nothing was changed.',
  },
  draft_gone: {
    status: 409,
    message: 'This draft was published or deleted somewhere else. Nothing was published now.',
  },
  too_many_drafts: {
    status: 409,
    message: 'Your account holds as many drafts as it may. Delete or publish some; this one was not saved.',
  },
  drafts_too_large: {
    status: 413,
    message: 'Your drafts take up all the space that one account has. Delete or publish some; this one was not saved.',
  },
  wrong_quiz_code: { status: 400, message: 'That is not the code of this quiz. Nothing was erased.' },
  attempt_ended: { status: 409, message: 'This attempt has ended meanwhile. Nothing was changed.' },
  quiz_changed: {
    status: 409,
    message: 'This quiz has been changed since you began to edit it. Look at what it is now; nothing was changed.',
  },
  status_not_possible: { status: 409, message: 'This quiz can not change to that status.' },
  too_many_quizzes: {
    status: 409,
    message: 'Your account holds as many quizzes as it may. Delete some that you no longer need, or write to us.',
  },
  too_many_for_plan: {
    status: 409,
    message:
      'Your plan allows no more new quizzes for now. `GET /teacher/plan` says what it allows; ask whoever hosts this site.',
  },
  quizzes_too_large: {
    status: 413,
    message: 'Your quizzes take up all the space that one account has. Make this one smaller, or write to us.',
  },
  quiz_closed: { status: 410, message: 'This quiz is closed. Ask your teacher if you should still be let in.' },
  not_open: { status: 403, message: 'This quiz has not opened yet. `opens_at` says when it does.' },
  access_code_required: { status: 403, message: 'This quiz asks for an access code: send it as `access_code`.' },
  access_code_wrong: {
    status: 403,
    message: 'That is not the access code of this quiz. Check the language of the keyboard, or ask the teacher.',
  },
  too_few_responses: {
    status: 409,
    message: 'Nobody may learn who responded here, and these are fewer than five, or all but fewer than five.',
  },
  too_many_tags: { status: 409, message: 'A survey has 100 tags at most, and an answer 10. Nothing was changed.' },
  too_many_links: { status: 409, message: 'A survey has 20 links to its summary at most. Nothing was made.' },
  link_withdrawn: { status: 410, message: 'Whoever made this link has withdrawn it.' },
  response_erased: {
    status: 410,
    message: 'What you gave here was erased by whoever asked for it, and is not taken again.',
  },
  responses_closed: { status: 410, message: 'This is closed, and takes no more answers.' },
  time_left: { status: 409, message: 'There is time left that was given since. What you have answered is saved.' },
  time_over: { status: 410, message: 'The time for this quiz is over. What was saved before has been submitted.' },
  too_late: { status: 410, message: 'This quiz ended more than a day ago. Nothing can be handed in any more.' },
  too_much_late: {
    status: 413,
    message: 'More came after the end of this quiz than is kept. Please talk to your teacher.',
  },
  receipt_not_valid: { status: 400, message: 'The server can not read what this device has kept of its start.' },
  file_too_large: { status: 413, message: 'This file is larger than its question takes; its `asked` says how large.' },
  file_not_accepted: {
    status: 400,
    message:
      'This is none of the files that its question asks for, or one that may run something. What a file is is told by its content: the `asked` of the question says which sorts it takes.',
  },
  too_many_files: {
    status: 409,
    message: 'As many files as this question takes were sent already. Leave one out of the response first.',
  },
  files_full: {
    status: 413,
    message: 'There is no room for more files here. Please tell whoever has sent you the link.',
  },
  picture_unreadable: {
    status: 400,
    message: 'This is no picture that can be read. JPEG, PNG, WebP, GIF and AVIF are accepted, whole and undamaged.',
  },
  picture_too_large: { status: 400, message: 'A picture may have 40 million pixels at most.' },
  pictures_too_large_for_plan: {
    status: 413,
    message: 'Your plan allows no more pictures. Delete some that you no longer need, or ask whoever hosts this site.',
  },
  pictures_too_large: {
    status: 413,
    message: 'Your pictures take up all the space that one account has. Delete quizzes that use many, or write to us.',
  },
  too_many_quiz_pictures: {
    status: 400,
    message: 'A quiz may have 50 pictures at most. Leave some out, or make two quizzes of it; nothing was published.',
  },
  body_too_large: { status: 413, message: 'This is more than the server accepts at once.' },
  headers_too_large: { status: 431, message: 'This request carries more headers or cookies than the server reads.' },
  unsupported_media_type: { status: 415, message: 'Please send JSON (content-type: application/json).' },
  too_many_attempts: { status: 429, message: 'Too many wrong attempts. Please wait a few minutes and try again.' },
  too_many_starts: {
    status: 429,
    message: 'This quiz was started many times from here. Please wait a few minutes and try again.',
  },
  too_many_responses: {
    status: 429,
    message:
      'From this address as many new devices have answered within an hour as are taken. Nothing was kept; please try again later.',
  },
  too_many_messages: {
    status: 429,
    message: 'That is a lot of messages at once. Please wait a few minutes and try again.',
  },
  too_many_pictures: {
    status: 429,
    message: 'That is a lot of pictures within an hour. Please wait a while and add this one again.',
  },
  too_many_published: {
    status: 429,
    message: 'That is a lot of quizzes within an hour. Please wait a while and save this one again.',
  },
  internal: { status: 500, message: 'something went wrong' },
  busy: { status: 503, message: 'Many people are here at this moment. Your device tries again by itself.' },
  storage_full: { status: 503, message: 'The server can not store anything at the moment. Keep this page open.' },
  unavailable: { status: 503, message: 'The server can not answer at the moment. Please try again shortly.' },
} as const satisfies Record<string, { status: number; message: string }>

export type FailureCode = keyof typeof FAILURES

export const isFailureCode = (text: string): text is FailureCode => Object.hasOwn(FAILURES, text)
