import type { TestProject } from 'vitest/node'
import { startPostgres } from './postgres-server.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A connection string for the `postgres` database of the server that all tests of this run share. */
    postgresUrl: string
  }
}

export default async function provideOnePostgres({ provide }: Pick<TestProject, 'provide'>) {
  const own = process.env.TEST_DATABASE_URL
  if (own) return provide('postgresUrl', own)
  const server = await startPostgres()
  provide('postgresUrl', server.urlOf('postgres'))
  return server.stop
}
