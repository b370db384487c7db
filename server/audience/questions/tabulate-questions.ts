import type { HallState } from '#domain/audience/audience-question.ts'
import type { Database } from '../../database/connect.ts'
import { type Cell, column, type ExportedTable } from '../../files/table-shape.ts'
import { questionsAfter } from './store.ts'

const AT_ONCE = 200

const STATES: Record<HallState, string> = {
  waiting: 'Waiting for approval',
  shown: 'Shown',
  now: 'On the screen',
  answered: 'Answered',
  hidden: 'Hidden',
}

async function* rowsOf(db: Database, questionnaireId: string): AsyncGenerator<Cell[]> {
  for (let last = { askedAt: 0, id: '' }, isMore = true; isMore; ) {
    const some = await questionsAfter(db, { questionnaireId, last, limit: AT_ONCE })
    for (const { text, votes, state, askedAt } of some) yield [text, votes, STATES[state], { at: askedAt }]
    last = some.at(-1) ?? last
    isMore = some.length === AT_ONCE
  }
}

/** All that the audience of a poll has asked, in the order in which it was; nothing in it says who did. */
export const audienceQuestionTable = (db: Database, questionnaireId: string): ExportedTable => ({
  name: 'Questions',
  columns: [column('Question', 60), column('Votes'), column('State', 20), column('Asked at', 20)],
  rows: rowsOf(db, questionnaireId),
})
