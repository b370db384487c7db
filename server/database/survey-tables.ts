import type { AudienceTables } from './audience-tables.ts'
import type { UploadTables } from './upload-tables.ts'

/** What teachers keep beside the responses to their surveys; see `Tables`. */
export type SurveyTables = UploadTables &
  AudienceTables & {
    /** Labels that a teacher gave to what somebody wrote; the response may be one that is told to nobody. */
    answer_tag: { questionnaire_id: string; response_id: string; question_id: string; tag: string }
    /** A read-only summary for whoever has the link. */
    summary_link: {
      id: string
      questionnaire_id: string
      /** Of the secret in the link: nobody reads it here. */
      token_hash: string
      /** Whether what was written is shown too: 1 or 0. */
      shows_texts: number
      created_at: number
      /** Null while it works. */
      withdrawn_at: number | null
    }
  }
