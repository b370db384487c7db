import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { serveRows } from './serve-rows.ts'
import { shareCommits } from './share-commits.ts'

const sqlite = new DatabaseSync(join(process.env.DATA_DIR ?? '.', 'bare.sqlite'))
sqlite.exec('pragma journal_mode = wal; pragma synchronous = full')
sqlite.exec('create table row (key text primary key, body text not null, at integer not null)')
const upsert = sqlite.prepare(
  'insert into row values (?, ?, ?) on conflict (key) do update set body = excluded.body, at = excluded.at',
)

const commit = shareCommits<{ key: string; body: string }>((rows) => {
  sqlite.exec('begin')
  for (const { key, body } of rows) upsert.run(key, body, Date.now())
  sqlite.exec('commit')
})

const paperIn = (file: string) => {
  const { headers, body } = JSON.parse(readFileSync(file, 'utf8'))
  return { headers, body: Buffer.from(body, 'base64') }
}

const { PAPER } = process.env
serveRows({ store: (key, body) => commit({ key, body }), ...(PAPER && { paper: paperIn(PAPER) }) })
