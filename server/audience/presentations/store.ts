import type { Selectable } from 'kysely'
import * as z from 'zod/mini'
import type { Transaction } from '../../database/committer.ts'
import type { Database } from '../../database/connect.ts'
import type { Tables } from '../../database/tables.ts'

export type Presentation = {
  revision: number
  question: number
  isRevealed: boolean
  isCodeShown: boolean
  isHallShown: boolean
  /** Of a word cloud, taken off the screens. */
  hiddenWords: string[]
}

/** A poll, and whether it hides the results of each of its questions until they are revealed. */
type Presented = { id: string; hidesResults: boolean }

/** What a screen shows that nobody has touched. */
const atFirst = ({ hidesResults }: Presented): Presentation => ({
  revision: 0,
  question: 0,
  isRevealed: !hidesResults,
  isCodeShown: true,
  isHallShown: false,
  hiddenWords: [],
})

const words = z.array(z.string())
const shownResults = z.record(z.string(), z.boolean())

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

export const presentationOf = async (db: Database, of: Presented): Promise<Presentation> => {
  const row = await db.selectFrom('presentation').selectAll().where('questionnaire_id', '=', of.id).executeTakeFirst()
  return row ? asPresentation(row) : atFirst(of)
}

/** Sets these; the others stay as they are by then, but that another question’s results may have to be hidden first. */
export const setPresentation = async (
  trx: Transaction,
  of: Presented,
  set: Partial<Omit<Presentation, 'revision'>>,
): Promise<Presentation> => {
  const first = atFirst(of)
  const hidesOthers = of.hidesResults && set.isRevealed === undefined && set.question !== undefined
  const row = await trx
    .insertInto('presentation')
    .values({
      questionnaire_id: of.id,
      revision: 1,
      question: set.question ?? first.question,
      is_revealed: Number(set.isRevealed ?? first.isRevealed),
      is_code_shown: Number(set.isCodeShown ?? first.isCodeShown),
      is_hall_shown: Number(set.isHallShown ?? first.isHallShown),
      hidden_words: JSON.stringify(set.hiddenWords ?? first.hiddenWords),
    })
    .onConflict((conflict) =>
      conflict.column('questionnaire_id').doUpdateSet(({ eb, ref }) => ({
        revision: eb('presentation.revision', '+', 1),
        ...columnsOf(set),
        ...(hidesOthers && {
          is_revealed: eb
            .case()
            .when('presentation.question', '=', ref('excluded.question'))
            .then(ref('presentation.is_revealed'))
            .else(0)
            .end(),
        }),
      })),
    )
    .returningAll()
    .executeTakeFirstOrThrow()
  const shown = { ...shownResults.parse(JSON.parse(row.shown_results)), [row.question]: row.is_revealed === 1 }
  await setShownResults(trx, of.id, shown)
  return asPresentation(row)
}

const setShownResults = async (trx: Transaction, id: string, shown: z.infer<typeof shownResults>): Promise<void> => {
  await trx
    .updateTable('presentation')
    .set({ shown_results: JSON.stringify(shown) })
    .where('questionnaire_id', '=', id)
    .execute()
}

/** What voters see of each question goes by the poll's setting again. */
export const forgetShownResults = (trx: Transaction, id: string): Promise<void> => setShownResults(trx, id, {})

/** Its screens begin anew; the revision rises all the same. */
export const beginAnew = async (trx: Transaction, of: Presented): Promise<void> => {
  const { revision: _, ...first } = atFirst(of)
  await setPresentation(trx, of, first)
  await forgetShownResults(trx, of.id)
}

/** What screens show that somebody has touched, and what voters see, once the poll hides results, or does so no more. */
export const revealOrHide = async (trx: Transaction, id: string, isRevealed: boolean): Promise<void> => {
  await trx
    .updateTable('presentation')
    .set(({ eb }) => ({ revision: eb('revision', '+', 1), is_revealed: Number(isRevealed), shown_results: '{}' }))
    .where('questionnaire_id', '=', id)
    .execute()
}

/**
 * Whether voters may see the results of the question at a place, from 0: as the screen had it when it was last there, and
 * where it was not there yet, unless the poll hides the results of each until they are shown.
 */
export const findShownResults = async (db: Database, of: Presented): Promise<(at: number) => boolean> => {
  const row = await db
    .selectFrom('presentation')
    .select('shown_results')
    .where('questionnaire_id', '=', of.id)
    .executeTakeFirst()
  const shown = row ? shownResults.parse(JSON.parse(row.shown_results)) : {}
  return (at) => shown[at] ?? !of.hidesResults
}
