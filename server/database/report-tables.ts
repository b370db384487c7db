/** What results come to; see `Tables`. */
export type ReportTables = {
  /** All that is folded of a questionnaire. `changes` rises whenever a result that stands becomes another one, or is erased. */
  report: {
    questionnaire_id: string
    count: number
    /** Like `highest` in 1/1200 marks. */
    total_marks: number
    total_out_of: number
    /** Null while nobody has ended. */
    highest: number | null
    changes: number
  }
  /** What has ended and is not in its report yet; a row is gone once it is. */
  report_queue: { submission_id: string; questionnaire_id: string; score: number; out_of: number }
}
