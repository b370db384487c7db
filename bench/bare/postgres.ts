import pg from 'pg'
import { serveRows } from './serve-rows.ts'
import { shareCommits } from './share-commits.ts'

const IN_FLIGHT = 2
const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL, max: IN_FLIGHT })
await pool.query('create table if not exists bare_row (key text primary key, body text not null, at bigint not null)')

const UPSERT = {
  name: 'upsert',
  text: `insert into bare_row select * from unnest($1::text[], $2::text[], $3::bigint[])
    on conflict (key) do update set body = excluded.body, at = excluded.at`,
}

const commit = shareCommits<{ key: string; body: string }>(async (rows) => {
  const at = Date.now()
  const values = [rows.map(({ key }) => key), rows.map(({ body }) => body), rows.map(() => at)]
  await pool.query({ ...UPSERT, values })
}, IN_FLIGHT)

serveRows({ store: (key, body) => commit({ key, body }) })
