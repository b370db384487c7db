import { setTimeout as pause } from 'node:timers/promises'
import { connect, type Database } from './connect.ts'
import { refusalOf, storageTrouble } from './dialect.ts'
import { StartRefusedError } from './start-refused.ts'

const LOOK_EVERY_MS = 500
const SAY_EVERY_MS = 10_000

type Place = Parameters<typeof connect>[0]
type Server = Pick<Place, 'databaseUrl'>

/** Never with the user or the password. */
const nameOf = ({ databaseUrl }: Server) => `PostgreSQL at ${URL.parse(databaseUrl ?? '')?.host || 'its address'}`

const reasonOf = (error: unknown) => {
  if (!(error instanceof Error)) return 'no reason given'
  return 'code' in error && typeof error.code === 'string' ? error.code : error.message
}

const refusalInWords = (place: Server, error: unknown): string | null => {
  const refusal = refusalOf(error)
  return refusal === null ? null : `${nameOf(place)} refuses: ${refusal}. Please check DATABASE_URL.`
}

const silenceInWords = (place: Server, error: unknown) => `${nameOf(place)} does not answer (${reasonOf(error)}).`

/** For a command that does not wait: what an operator can do about a database that can't be used; null for surprises. */
export const troubleInWords = (databaseUrl: string | null, error: unknown): string | null => {
  const trouble = storageTrouble(error)
  if (databaseUrl === null) return trouble !== null && error instanceof Error ? error.message : null
  return refusalInWords({ databaseUrl }, error) ?? (trouble === null ? null : silenceInWords({ databaseUrl }, error))
}

/**
 * Opens the database as soon as it can be reached, however long that takes: after a power cut the two come back in any
 * order. Throws `StartRefusedError` where waiting changes nothing, such as a wrong password.
 */
export const waitForDatabase = async (place: Place, say: (line: string) => void): Promise<Database> => {
  let saidAt = Number.NEGATIVE_INFINITY
  for (;;) {
    try {
      return await connect(place)
    } catch (error) {
      const refusal = refusalInWords(place, error)
      if (refusal !== null) throw new StartRefusedError(refusal)
      if (storageTrouble(error) !== 'unreachable') throw error
      if (performance.now() - saidAt > SAY_EVERY_MS) {
        saidAt = performance.now()
        say(`${silenceInWords(place, error)} Waiting for it ...`)
      }
      await pause(LOOK_EVERY_MS)
    }
  }
}
