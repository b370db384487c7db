import type { Database } from '../../database/connect.ts'
import { emptyJournal } from '../../database/dialect.ts'

/** Old pages tell whose anonymous responses were until their end: on a quiet server for months, unless they are cleared away. */
export const createPartings = (db: Database) => {
  // One that was killed may have left some.
  let isDue = true
  return {
    /** A response is nobody's from now on, or is gone that promised to be. */
    note: (): void => {
      isDue = true
    },
    clear: async (): Promise<void> => {
      if (!isDue) return
      isDue = false
      let isEmptied = false
      try {
        isEmptied = await emptyJournal(db)
      } finally {
        isDue ||= !isEmptied
      }
    },
  }
}

export type Partings = ReturnType<typeof createPartings>
