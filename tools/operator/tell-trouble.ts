import { ConfigError } from '../../server/config.ts'
import { StartRefusedError } from '../../server/database/start-refused.ts'
import { troubleInWords } from '../../server/database/wait-for-database.ts'

/** What whoever typed a command can mend, in a sentence; null for a surprise, whose stack we want to see. */
export const inWordsForOperators = (error: unknown): string | null => {
  if (error instanceof ConfigError || error instanceof StartRefusedError) return error.message
  return troubleInWords(process.env.DATABASE_URL || null, error)
}
