/** What is not published yet; see `Tables`. */
export type DraftTables = {
  /** Quizzes that are being written. */
  draft: {
    owner_id: string
    kind: string
    /** Made by the page; another teacher may have the same. */
    id: string
    revision: number
    /** The random key of the save that made it what it is. */
    change: string
    /** Of what is listed. */
    title: string
    subject: string
    question_count: number
    created_at: number
    updated_at: number
    /** Of `content`, in bytes. */
    size: number
    /** As it travels, as JSON. */
    content: string
  }
  /** Which drafts are of a published quiz: one of each. `version_id`: what they are based on. */
  edit: { owner_id: string; draft_id: string; questionnaire_id: string; version_id: string }
  /** Which drafts show a picture. */
  draft_media: { media_id: string; owner_id: string; draft_id: string }
}
