import type { Held } from '#domain/questions/tables/columns.ts'
import { NOT_SHOWN, NOT_SHOWN_TEXT } from '#domain/statistics/variables.ts'
import type { Database } from '../../database/connect.ts'
import type { Released } from '../../runs/responses/anonymous-store.ts'
import { type AnonymousSurvey, toldGroups } from '../anonymous/read-told.ts'
import { type Column, columnsOf } from './answer-columns.ts'
import { inJson } from './held-in-json.ts'

/** What a file of an anonymous survey is written from. */
export type Told = { db: Database; survey: AnonymousSurvey; released: Released }

/** What stands in no line: an option that was not chosen, what was left out, and what was not shown. */
const isNothing = ({ type }: Column, held: Held): boolean =>
  held === null || held === NOT_SHOWN || held === NOT_SHOWN_TEXT || (type === 'yes_no' && held === 0)

/** Each part of each answer by itself: those of a group in the order of what they say, so that no two are joined. */
export async function* partsOf({ db, survey, released }: Told): AsyncGenerator<{ column: Column; held: Held }> {
  const columns = columnsOf(survey.across)
  for await (const { at, answers } of toldGroups(db, survey, released)) {
    for (const column of columns.filter(({ questionId }) => questionId === survey.across.questions[at]?.id)) {
      const parts = answers.map(({ value }) => column.cell(value)).filter((held) => !isNothing(column, held))
      const sorted = parts.map((held) => ({ held, text: JSON.stringify(inJson(held)) }))
      sorted.sort((one, other) => (one.text < other.text ? -1 : 1))
      for (const { held } of sorted) yield { column, held }
    }
  }
}
