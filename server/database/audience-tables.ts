import type { Generated as Defaulted } from 'kysely'

/** What the audience of a poll asks, and what it is shown; see `Tables`. */
export type AudienceTables = {
  hall_question: {
    id: string
    questionnaire_id: string
    /** The device that asked, as it stands on responses: a hash of its key. */
    holder: string
    /** By which it says the same again. */
    ask_key: string
    text: string
    /** `waiting`, `shown`, `now`, `answered` or `hidden`. */
    state: string
    /** As many as it has rows in `hall_vote`. */
    votes: number
    asked_at: number
    /** When its state was set. */
    changed_at: number
  }
  /** One device wants one question answered. */
  hall_vote: { holder: string; question_id: string }
  /** What of a poll its presenting screens show; `revision` rises with each change. */
  presentation: {
    questionnaire_id: string
    revision: number
    /** From 0. */
    question: number
    /** 1 or 0, like the others. */
    is_revealed: number
    is_code_shown: number
    is_hall_shown: number
    /** JSON of texts. */
    hidden_words: Defaulted<string>
    /** JSON of flags by a question's place, from 0: whether its results were shown when it was last on the screen. */
    shown_results: Defaulted<string>
  }
}
