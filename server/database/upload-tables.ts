/** Files that people send with their responses; see `Tables`. */
export type UploadTables = {
  response_file: {
    id: string
    questionnaire_id: string
    /** Of the response that it belongs to, which may not have come yet. */
    holder: string
    question_id: string
    /** By which its device goes on with it. */
    upload_key: string
    /** As it came, and once it is whole as it is called. */
    name: string
    /** Null until it is whole. */
    type: string | null
    /** What its question asked for when it was begun, with spaces between. */
    sorts: string
    bytes: number
    /** How many of them have come. */
    received: number
    begun_at: number
    /** Null while no response names it. */
    sent_at: number | null
  }
  response_file_part: { file_id: string; part: number; content: Uint8Array }
}
