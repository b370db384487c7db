import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Transaction } from '../database/committer.ts'
import type { Database } from '../database/connect.ts'
import type { Tables } from '../database/tables.ts'

export type Presentation = {
  revision: number
  question: number
  isRevealed: boolean
  isCodeShown: boolean
  isHallShown: boolean
  /** Of a word cloud, taken off the screens. */
  hiddenWords: string[]
}

/** What a screen shows that nobody has touched. */
const AT_FIRST: Presentation = {
  revision: 0,
  question: 0,
  isRevealed: true,
  isCodeShown: true,
  isHallShown: false,
  hiddenWords: [],
}

const words = z.array(z.string())

const asPresentation = (row: Selectable<Tables['presentation']>): Presentation => ({
  revision: row.revision,
  question: row.question,
  isRevealed: row.is_revealed === 1,
  isCodeShown: row.is_code_shown === 1,
  isHallShown: row.is_hall_shown === 1,
  hiddenWords: words.parse(JSON.parse(row.hidden_words)),
})

type Columns = Omit<Selectable<Tables['presentation']>, 'questionnaire_id' | 'revision'>

const columnsOf = ({
  question,
  isRevealed,
  isCodeShown,
  isHallShown,
  hiddenWords,
}: Partial<Presentation>): Partial<Columns> => ({
  ...(question !== undefined && { question }),
  ...(isRevealed !== undefined && { is_revealed: Number(isRevealed) }),
  ...(isCodeShown !== undefined && { is_code_shown: Number(isCodeShown) }),
  ...(isHallShown !== undefined && { is_hall_shown: Number(isHallShown) }),
  ...(hiddenWords !== undefined && { hidden_words: JSON.stringify(hiddenWords) }),
})

export const presentationOf = async (db: Database, questionnaireId: string): Promise<Presentation> => {
  const row = await db
    .selectFrom('presentation')
    .selectAll()
    .where('questionnaire_id', '=', questionnaireId)
    .executeTakeFirst()
  return row ? asPresentation(row) : AT_FIRST
}

/** Sets these; the others stay as they are by then. */
export const setPresentation = async (
  db: Database,
  questionnaireId: string,
  set: Partial<Omit<Presentation, 'revision'>>,
): Promise<Presentation> => {
  const row = await db
    .insertInto('presentation')
    .values({
      questionnaire_id: questionnaireId,
      revision: 1,
      question: set.question ?? AT_FIRST.question,
      is_revealed: Number(set.isRevealed ?? AT_FIRST.isRevealed),
      is_code_shown: Number(set.isCodeShown ?? AT_FIRST.isCodeShown),
      is_hall_shown: Number(set.isHallShown ?? AT_FIRST.isHallShown),
      hidden_words: JSON.stringify(set.hiddenWords ?? AT_FIRST.hiddenWords),
    })
    .onConflict((conflict) =>
      conflict
        .column('questionnaire_id')
        .doUpdateSet(({ eb }) => ({ revision: eb('presentation.revision', '+', 1), ...columnsOf(set) })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  return asPresentation(row)
}

/** Its screens begin anew; the revision rises all the same. */
export const beginAnew = async (trx: Transaction, questionnaireId: string): Promise<void> => {
  const { revision: _, ...first } = AT_FIRST
  await setPresentation(trx, questionnaireId, first)
}
