import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { seededRandom } from '../../server/testing/seeded-random.ts'
import { sharedBrowser } from '../browser/start-browser.ts'
import { allRows, QUICK_ROWS } from '../faults/all-rows.ts'
import { findsOf, isClean } from '../faults/findings.ts'
import { type Outcome, runRow } from '../faults/run-row.ts'
import type { Row } from '../faults/scene.ts'
import { asTable } from '../faults/table.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** A few rows that are quick, each once. */
    short: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
    seed: { type: 'string' },
    tries: { type: 'string' },
    /** How many rows are tried beside each other; most of them wait for most of their time. */
    'at-once': { type: 'string', default: '3' },
    /** Where what was found is written as JSON. */
    json: { type: 'string', default: join(import.meta.dirname, '../../dist/faults.json') },
  },
})

const isAsked = (name: string) => positionals.length === 0 || positionals.some((asked) => name.startsWith(asked))
const rows = allRows.filter(({ name }) => isAsked(name) && (!values.short || QUICK_ROWS.includes(name)))
const seed = Number(values.seed ?? Math.floor(Math.random() * 2 ** 31))

if (values.list) {
  for (const { name, fault } of allRows) console.log(`${name.padEnd(32)} ${fault}`)
  process.exit(0)
}
if (rows.length === 0) {
  console.error('There is no such row; --list names them.')
  process.exit(2)
}

const browser = sharedBrowser()
const outcomes: Outcome[] = []
const started = performance.now()

const run = async (row: Row) => {
  const tries = values.short ? 1 : Number(values.tries ?? row.tries)
  const outcome = await runRow(row, { tries, isShort: values.short, random: seededRandom(seed), browser: browser.get })
  outcomes.push(outcome)
  console.log(`${isClean(outcome.found) ? 'ok ' : 'RED'} ${row.name} (${outcome.seconds.toFixed(1)} s)`)
  for (const find of findsOf(outcome.found)) console.log(`      ${find}`)
}

/** Each takes the next row that nobody has taken. */
const lane = async (waiting: Row[]) => {
  for (let row = waiting.shift(); row; row = waiting.shift()) await run(row)
}

console.log(`Faults, --seed=${seed}`)
const beside = rows.filter(({ isAlone }) => !isAlone)
await Promise.all(Array.from({ length: Number(values['at-once']) }, () => lane(beside)))
await lane(rows.filter(({ isAlone }) => isAlone))
await browser.close()

const failed = outcomes.filter(({ found }) => !isClean(found)).length
mkdirSync(join(values.json, '..'), { recursive: true })
writeFileSync(values.json, JSON.stringify({ seed, passed: outcomes.length - failed, failed, outcomes }, null, 2))
const minutes = ((performance.now() - started) / 60_000).toFixed(1)
console.log(`\n${asTable(outcomes)}\n\n${outcomes.length - failed} rows clean, ${failed} not, in ${minutes} minutes.`)
process.exit(failed === 0 ? 0 : 1)
