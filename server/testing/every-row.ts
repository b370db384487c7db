import { sql } from 'kysely'
import { expect } from 'vitest'
import type { World } from './world.ts'

const TABLES =
  'teacher session two_factor recovery_code passkey account_deletion issue email_link email_change email_change_link notification_choice notification_sent password_reset questionnaire questionnaire_tag version response anonymous_response response_mark answer_tag summary_link response_file response_file_part hall_question hall_vote presentation submission saved_answers ' +
  'submission_result report report_queue earlier_token late_answers late_decision hand_mark attempt_record taken_out activity ' +
  'erasure_wish quiz_erasure retention retention_count ' +
  'media avatar media_use draft edit draft_media contact_message subscriber outgoing_mail'

/** Bytes as a text: each database has an object of its own for them. */
const bytesAsText = (row: object) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value instanceof Uint8Array ? Buffer.from(value).toString('base64') : value,
    ]),
  )

/** All that is kept about people, each row as text. */
export const everyRow = async ({ database }: Pick<World, 'database'>): Promise<string[]> => {
  const found = await Promise.all(
    TABLES.split(' ').map((name) =>
      sql<object>`select ${sql.lit(name)} as in_table, each.* from ${sql.table(name)} as each`.execute(database.db),
    ),
  )
  return found.flatMap(({ rows }) => rows.map((row) => JSON.stringify(bytesAsText(row)))).sort()
}

/** Whatever is about any of these people, codes and ids is gone. */
export const expectGone = async (world: Pick<World, 'database'>, traces: string[]): Promise<void> => {
  const left = await everyRow(world)
  expect(left.filter((row) => traces.some((trace) => row.includes(trace)))).toEqual([])
}
