/** Portable columns only: text, integer, and text that holds JSON. Instants are epoch milliseconds. */
export type Tables = {
  teacher: {
    id: string
    name: string
    email: string
    email_key: string
    phone: string
    password_hash: string
    created_at: number
  }
  session: { token_hash: string; teacher_id: string; created_at: number; expires_at: number }
  password_reset: { token_hash: string; teacher_id: string; created_at: number; expires_at: number }
  questionnaire: {
    id: string
    owner_id: string
    kind: 'quiz'
    share_code: string
    status: string
    version_id: string
    /** Who may read the questions: `with_start` or `with_link`. */
    paper: string
    /** Owner and hashed key in one: a save that is sent again finds the quiz it made. */
    draft_key: string | null
    created_at: number
    updated_at: number
  }
  version: {
    id: string
    questionnaire_id: string
    number: number
    title: string
    subject: string
    minutes: number
    marking: string
    sections: string
    /** The kinds of its questions, for whoever reads no more than the front. */
    kinds: string
    question_count: number
    published_at: number
  }
  submission: {
    id: string
    questionnaire_id: string
    version_id: string
    /** Questionnaire and phone number in one: what makes a second attempt of one student the first one. */
    participant_key: string
    name: string
    phone: string
    district: string
    search_text: string
    token_hash: string
    /** Rises each time the attempt is handed to another device; what the token above writes is of this turn. */
    turn: number
    /** Of the device that started it; null once it was handed to another. */
    device_key_hash: string | null
    resume_code: string
    marking: string
    started_at: number
    ends_at: number
    ended_at: number | null
    /** Milliseconds of the server's own time away that moved `ends_at`. */
    given_ms: number
  }
  /** Tokens of devices that an attempt was taken from: they may still deliver what they have, and read nothing. */
  earlier_token: { token_hash: string; submission_id: string; turn: number }
  /** `revision` rises with every write; `top_seq` is the highest count of a change in the sheet. */
  saved_answers: { submission_id: string; revision: number; top_seq: number; answers: string; saved_at: number }
  submission_result: {
    submission_id: string
    questionnaire_id: string
    code: string
    ended_by: string
    ended_at: number
    score: number
    out_of: number
    answers: string
  }
  /** What came too late to count: one row per attempt and writer. */
  late_answers: {
    submission_id: string
    /** The submission's, so that a quiz's are found without looking at all its submissions. */
    questionnaire_id: string
    writer: string
    why: string
    answers: string
    first_at: number
    last_at: number
    /** When the device says that the last of it was given; null: it does not say. */
    given_at: number | null
  }
  /** What the teacher made of an attempt's late answers, and the result as it stood without them. */
  late_decision: {
    submission_id: string
    decision: string
    decided_at: number
    decided_by: string
    former_score: number
    former_answers: string
  }
  /** What happened to an attempt beside its answers; rows are only ever added. */
  attempt_record: { id: string; submission_id: string; at: number; kind: string; details: string }
  report: { questionnaire_id: string; body: string }
  /** What has ended and is not in its report yet; a row is gone once it is. */
  report_queue: { submission_id: string; questionnaire_id: string; score: number; out_of: number }
  /** One row for each process: when it last showed that it can write. `started_at` orders them: the elder has the lower. */
  heartbeat: { name: string; at: number; uptime: number; boot_id: string | null; started_at: number }
  /** Times without a heartbeat, each given back once. */
  outage: { id: string; from_at: number; until_at: number; given_ms: number; recorded_at: number }
  /** One row: the name of this life of the database, which a restore ends. */
  database_epoch: { name: string; value: string }
  failed_attempt: { subject: string; failures: number; first_at: number }
  contact_message: {
    id: string
    name: string
    email: string
    subject: string
    message: string
    created_at: number
  }
  subscriber: {
    id: string
    email: string
    email_key: string
    confirm_token_hash: string
    unsubscribe_token_hash: string
    /** Of the token that older letters carried. */
    former_token_hash: string | null
    created_at: number
    confirm_sent_at: number
    /** Null: nobody has opened the link yet, and nothing else may be sent there. */
    confirmed_at: number | null
  }
  /** Hashes of the ids of attempts and quizzes that were erased: no receipt makes an attempt of them again. */
  erased: { id_hash: string }
  /** Mail on its way, sealed; a row is gone once its mail is. */
  outgoing_mail: {
    id: string
    recipient: string
    subject: string
    text: string
    reply_to: string | null
    headers: string | null
    created_at: number
    attempts: number
    /** When it is due; while a process is sending it, when another one may take over. */
    next_try_at: number
  }
}
