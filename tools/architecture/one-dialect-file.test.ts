import { expect, it } from 'vitest'
import { checkOneDialectFile } from './one-dialect-file.ts'
import { sourceFile } from './source-file.ts'

const complaintsOn = (path: string, text: string) => checkOneDialectFile(sourceFile(path, text))

it.each([
  'if (adapter instanceof PostgresAdapter) lock()',
  'if (isPostgres(db)) lock()',
  "if (config.dialect === 'postgres') lock()",
  "switch (kind) { case 'sqlite': lock() }",
])('a store may not ask: %s', (text) => {
  expect(complaintsOn('server/runs/attempts/store.ts', text)).not.toEqual([])
})

it.each([
  { path: 'server/database/dialect.ts', text: 'const isPostgres = (db) => db.adapter instanceof PostgresAdapter' },
  { path: 'server/database/connect.ts', text: 'new SqliteDialect({})' },
  { path: 'server/testing/databases.ts', text: 'new PostgresDialect({})' },
  { path: 'server/runs/attempts/store.ts', text: '// PostgresAdapter locks rows\nlockRows(db, rows)' },
])('$path may say $text', ({ path, text }) => {
  expect(complaintsOn(path, text)).toEqual([])
})
