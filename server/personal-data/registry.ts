import { type RawBuilder, sql } from 'kysely'
import { TAKEN_OUT_FOR } from '#domain/answers/invigilation.ts'
import { HISTORY } from '#domain/people/activity.ts'
import { DAY } from '#domain/time/time-limit.ts'
import type { Tables } from '../database/tables.ts'
import { LONGEST_WINDOW } from '../http/limits.ts'

/**
 * Whose data rows are: a student's attempt, what a respondent gave, what a teacher has made and the account itself, what
 * somebody wrote or was sent without an account; `server`: nobody's.
 */
export type Subject = 'attempt' | 'response' | 'questionnaire' | 'account' | 'letter' | 'server'

/** The row that a subject is. What belongs to it refers to that row, or to one that does. */
export const ROOTS = {
  attempt: 'submission',
  response: 'response',
  questionnaire: 'questionnaire',
  account: 'teacher',
} as const satisfies Partial<Record<Subject, keyof Tables>>

/** Deleted by the server once `column` is `after` milliseconds ago, where `only` holds. */
export type Expiry<Name extends keyof Tables> = {
  column: keyof Tables[Name] & string
  after: number
  only?: RawBuilder<boolean>
}

/** The parts of an account's export; `list-entries.ts` has a writer for each. */
export type Exported = 'profile' | 'activity' | 'quiz' | 'results' | 'responses' | 'drafts' | 'pictures'

type Rule<Name extends keyof Tables> = {
  of: Subject
  /** With the row that it refers to, as the schema says; by a statement of its own; `stays`: it tells of nobody. */
  erased: 'with_row' | 'by_statement' | 'stays'
  /** The column whose hash is kept in `erased`, so that a restore and a device bring nothing back; null: it comes and goes with its root. */
  remembered: (keyof Tables[Name] & string) | null
  /** In which part of its account's export it stands; null: it is a secret, or what others come to. */
  exported: Exported | null
  /** `rule`: as long as the teacher's rule says, and kept, emptied or deleted where that takes names away; null: with its subject. */
  retained: { rule: 'kept' | 'emptied' | 'deleted' } | Expiry<Name> | null
  /** Whether it goes with an attempt that is reset or removed, and comes back with it. */
  takenOut: boolean
}

/** Until then whoever opens a link is told what became of it. */
const DEAD_LINKS_FOR = 30 * DAY
export const ACTIVITY_FOR = 400 * DAY
export const MESSAGES_FOR = 365 * DAY
/** How long the link to confirm a subscription works; an address that nobody has confirmed may be somebody else's. */
export const CONFIRM_WITHIN = 7 * DAY

const OF_ATTEMPT = {
  of: 'attempt',
  erased: 'with_row',
  remembered: null,
  exported: 'results',
  retained: { rule: 'kept' },
  takenOut: true,
} as const
const OF_RESPONSE = {
  of: 'response',
  erased: 'by_statement',
  remembered: null,
  exported: 'responses',
  retained: { rule: 'kept' },
  takenOut: false,
} as const
const OF_QUESTIONNAIRE = {
  of: 'questionnaire',
  erased: 'with_row',
  remembered: null,
  exported: null,
  retained: null,
  takenOut: false,
} as const
const OF_ACCOUNT = { ...OF_QUESTIONNAIRE, of: 'account' } as const
const OF_LETTER = { ...OF_QUESTIONNAIRE, of: 'letter', erased: 'by_statement' } as const
const OF_SERVER = { ...OF_QUESTIONNAIRE, of: 'server', erased: 'stays' } as const

/**
 * What becomes of each table's rows. Export, erasure, retention, what is taken out and what a restore must not bring back
 * read it; a table that is missing does not compile, and the schema is held against it.
 */
export const PERSONAL_DATA = {
  submission: { ...OF_ATTEMPT, erased: 'by_statement', remembered: 'id', retained: { rule: 'emptied' } },
  saved_answers: { ...OF_ATTEMPT, exported: null },
  earlier_token: { ...OF_ATTEMPT, exported: null, retained: { rule: 'deleted' } },
  submission_result: OF_ATTEMPT,
  late_answers: OF_ATTEMPT,
  late_decision: OF_ATTEMPT,
  hand_mark: OF_ATTEMPT,
  erasure_wish: { ...OF_ATTEMPT, exported: null, retained: { rule: 'deleted' } },
  attempt_record: { ...OF_ATTEMPT, exported: null },
  report_queue: { ...OF_ATTEMPT, exported: null, takenOut: false },
  taken_out: {
    ...OF_ATTEMPT,
    erased: 'by_statement',
    remembered: 'submission_id',
    exported: null,
    retained: { column: 'at', after: TAKEN_OUT_FOR },
    takenOut: false,
  },

  response: { ...OF_RESPONSE, remembered: 'id', retained: { rule: 'emptied' } },
  anonymous_response: { ...OF_RESPONSE, remembered: 'id' },
  response_mark: { ...OF_RESPONSE, exported: null },
  answer_tag: { ...OF_RESPONSE, remembered: 'response_id' },
  response_file: { ...OF_RESPONSE, remembered: 'holder', retained: { rule: 'deleted' } },
  response_file_part: { ...OF_RESPONSE, retained: { rule: 'deleted' } },
  hall_question: { ...OF_RESPONSE, remembered: 'holder', retained: null },
  hall_vote: { ...OF_RESPONSE, remembered: 'holder', exported: null, retained: null },

  questionnaire: { ...OF_QUESTIONNAIRE, erased: 'by_statement', remembered: 'id', exported: 'quiz' },
  questionnaire_tag: { ...OF_QUESTIONNAIRE, exported: 'quiz' },
  version: { ...OF_QUESTIONNAIRE, exported: 'quiz' },
  media_use: OF_QUESTIONNAIRE,
  questionnaire_brand: { ...OF_QUESTIONNAIRE, exported: 'quiz' },
  edit: OF_QUESTIONNAIRE,
  report: OF_QUESTIONNAIRE,
  invigilation: OF_QUESTIONNAIRE,
  presentation: OF_QUESTIONNAIRE,
  quiz_erasure: OF_QUESTIONNAIRE,
  retention_count: OF_QUESTIONNAIRE,
  summary_link: OF_QUESTIONNAIRE,

  teacher: { ...OF_ACCOUNT, erased: 'by_statement', remembered: 'id', exported: 'profile' },
  avatar: { ...OF_ACCOUNT, exported: 'profile' },
  account_brand: { ...OF_ACCOUNT, exported: 'profile' },
  brand_media: OF_ACCOUNT,
  session: { ...OF_ACCOUNT, exported: 'profile', retained: { column: 'expires_at', after: 0 } },
  two_factor: OF_ACCOUNT,
  recovery_code: OF_ACCOUNT,
  passkey: { ...OF_ACCOUNT, exported: 'profile' },
  account_deletion: OF_ACCOUNT,
  issue: { ...OF_ACCOUNT, exported: 'profile' },
  email_link: { ...OF_ACCOUNT, retained: { column: 'expires_at', after: DEAD_LINKS_FOR } },
  email_change: { ...OF_ACCOUNT, exported: 'profile', retained: { column: 'expires_at', after: DEAD_LINKS_FOR } },
  email_change_link: OF_ACCOUNT,
  notification_choice: { ...OF_ACCOUNT, exported: 'profile' },
  notification_sent: OF_ACCOUNT,
  settings_default: { ...OF_ACCOUNT, exported: 'profile' },
  account_plan: { ...OF_ACCOUNT, exported: 'profile' },
  password_reset: { ...OF_ACCOUNT, retained: { column: 'expires_at', after: 0 } },
  retention: { ...OF_ACCOUNT, exported: 'profile' },
  activity: {
    ...OF_ACCOUNT,
    exported: 'activity',
    // What is history of quizzes stays as long as they do, up to `MOST_OF_KIND` entries of each kind.
    retained: { column: 'at', after: ACTIVITY_FOR, only: sql<boolean>`kind not in (${sql.join(HISTORY)})` },
  },
  draft: { ...OF_ACCOUNT, exported: 'drafts' },
  draft_media: OF_ACCOUNT,
  media: { ...OF_ACCOUNT, exported: 'pictures' },

  contact_message: { ...OF_LETTER, remembered: 'id', retained: { column: 'created_at', after: MESSAGES_FOR } },
  subscriber: {
    ...OF_LETTER,
    remembered: 'id',
    retained: { column: 'confirm_sent_at', after: CONFIRM_WITHIN, only: sql<boolean>`confirmed_at is null` },
  },
  outgoing_mail: { ...OF_LETTER, remembered: 'id' },

  passkey_challenge: { ...OF_SERVER, retained: { column: 'expires_at', after: 0 } },
  failed_attempt: { ...OF_SERVER, retained: { column: 'first_at', after: LONGEST_WINDOW } },
  heartbeat: OF_SERVER,
  outage: OF_SERVER,
  database_epoch: OF_SERVER,
  plans: OF_SERVER,
  erased: OF_SERVER,
} as const satisfies { [Name in keyof Tables]: Rule<Name> }

export type Table = keyof typeof PERSONAL_DATA
type AnyRule = { [Name in Table]: Rule<Name> }[Table]
export const TABLES = Object.keys(PERSONAL_DATA) as Table[]

/** The tables of which a rule says so. */
export const tablesWith = (says: (rule: AnyRule) => boolean): Table[] =>
  TABLES.filter((table) => says(PERSONAL_DATA[table]))
