import type { Generated as Defaulted } from 'kysely'

/** What is kept of teachers' accounts; see `Tables`. */
export type AccountTables = {
  teacher: {
    id: string
    name: string
    email: string
    email_key: string
    phone: string
    password_hash: string
    created_at: number
    bio: Defaulted<string>
    /** When it was shown that the address is its owner's; null: it was not. */
    email_verified_at: Defaulted<number | null>
  }
  /** Which picture a teacher shows as themselves. */
  avatar: { teacher_id: string; media_id: string }
  /** How what students see of an account's questionnaires is made to look, as JSON. */
  account_brand: { teacher_id: string; brand: string }
  /** Which pictures it shows. */
  brand_media: { teacher_id: string; media_id: string }
  session: {
    token_hash: string
    teacher_id: string
    created_at: number
    expires_at: number
    /** What it was opened with, as its user agent says; empty where that is not known. */
    browser: Defaulted<string>
    system: Defaulted<string>
  }
  /** The second step of signing in; it is asked for once it has been confirmed. */
  two_factor: {
    teacher_id: string
    /** Sealed. */
    secret: string
    /** The newest time step whose code was used: none up to it opens anything again. */
    last_step: number
    created_at: number
    confirmed_at: number | null
  }
  /** Those that have not been used. */
  recovery_code: { code_hash: string; teacher_id: string }
  /** What signs a teacher in instead of password and second step. */
  passkey: {
    id: string
    teacher_id: string
    /** What its authenticator calls it. */
    credential_id: string
    /** COSE, as base64url. */
    public_key: string
    /** How often it has signed, as far as it counts at all: one that counts less is a copy. */
    counter: number
    /** How a browser reaches it, as a JSON list. */
    transports: string
    name: string
    created_at: number
    used_at: number | null
  }
  /** Challenges that were answered, until they are too old to be answered again. */
  passkey_challenge: { challenge_hash: string; expires_at: number }
  /** Accounts that are to be erased, until it is taken back. */
  account_deletion: {
    teacher_id: string
    asked_at: number
    erase_at: number
    reminded_at: number | null
    /** Where the teacher reaches the server, for the letter before the end. */
    origin: string
    /** Quizzes that were open then, as a JSON list of ids. */
    closed: string
  }
  /** What teachers have reported to whoever runs the site. */
  issue: {
    teacher_id: string
    /** Made by the page: a report that is sent again is the same one. */
    id: string
    text: string
    mail_id: string
    created_at: number
  }
  /** Links that show it, each for the address it was mailed to. */
  email_link: { token_hash: string; teacher_id: string; email_key: string; created_at: number; expires_at: number }
  /** Another address for an account, until it is confirmed at both; the newest of a teacher's counts. */
  email_change: {
    id: string
    teacher_id: string
    email: string
    email_key: string
    asked_at: number
    expires_at: number
    old_confirmed_at: number | null
    new_confirmed_at: number | null
    /** What became of it; null: it waits. */
    ended: string | null
  }
  /** Links that confirm one, each for the address it was mailed to. */
  email_change_link: { token_hash: string; change_id: string; side: string }
  /** Mails that a teacher has asked for, each since when; null: not asked for. */
  notification_choice: {
    teacher_id: string
    first_response_since: number | null
    ended_since: number | null
    weekly_since: number | null
    /** Where the teacher reaches the server, for the links in them. */
    origin: string
  }
  /** What has been told: `key` says of what, and each is told once. `at`: when its mail was queued; 0: nothing was mailed. */
  notification_sent: { key: string; teacher_id: string; questionnaire_id: string | null; at: number }
  /** How new questionnaires of a kind begin. `chosen`: the settings that are not as Quiznity has them, by name, as JSON. */
  settings_default: { teacher_id: string; kind: string; chosen: string }
  /** What whoever hosts has given an account; without a row it has the usual plan. */
  account_plan: { teacher_id: string; plan: string }
  password_reset: { token_hash: string; teacher_id: string; created_at: number; expires_at: number }
}
