import pg from 'pg'
import { serveRows } from './serve-rows.ts'
import { shareCommits } from './share-commits.ts'

const IN_FLIGHT = 2
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: IN_FLIGHT })
await pool.query('create table if not exists bare_row (key text primary key, body text not null, at bigint not null)')

const LOCK = { name: 'lock', text: 'select key from bare_row where key = any($1) order by key for update' }
const SELECT = { name: 'select', text: 'select key, body, at from bare_row where key = any($1)' }
const UPSERT = {
  name: 'upsert',
  text: `insert into bare_row select * from unnest($1::text[], $2::text[], $3::bigint[])
    on conflict (key) do update set body = excluded.body, at = excluded.at`,
}

/** What the product sends for a batch of saves: lock, look, store. */
const commit = shareCommits<{ key: string; body: string }>(async (rows) => {
  const at = Date.now()
  const keys = rows.map(({ key }) => key)
  const client = await pool.connect()
  await client.query('begin')
  await client.query({ ...LOCK, values: [keys] })
  await client.query({ ...SELECT, values: [keys] })
  await client.query({ ...UPSERT, values: [keys, rows.map(({ body }) => body), rows.map(() => at)] })
  await client.query('commit')
  client.release()
}, IN_FLIGHT)

serveRows({ store: (key, body) => commit({ key, body }) })
