/** How what is kept about people goes; see `Tables`. */
export type PrivacyTables = {
  /** What students have asked their teacher for: one wish an attempt. */
  erasure_wish: {
    submission_id: string
    questionnaire_id: string
    asked_at: number
    /** Null: the teacher has not answered. An accepted one goes with its attempt. */
    refused_at: number | null
    reason: string
  }
  /** A quiz whose students' data is to go: all that had begun by `asked_at`. The id is made by the page that asks. */
  quiz_erasure: { id: string; questionnaire_id: string; asked_at: number; done_at: number | null }
  /** How long what students did is kept. `subject` is the teacher's id, or a quiz's that has a rule of its own. */
  retention: {
    subject: string
    teacher_id: string
    questionnaire_id: string | null
    /** `keep`, `anonymise` or `erase`. */
    deed: string
    months: number
    changed_at: number
  }
  /** What the run that is under way has done so far; it is told in the log of activity once it is over. */
  retention_count: { questionnaire_id: string; deed: string; teacher_id: string; attempts: number }
}
