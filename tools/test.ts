import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { Counts } from './testing/counts.ts'
import { type Stage, stages } from './testing/stages.ts'

type Outcome = { stage: Stage; counts: Counts; seconds: number }

const outcomeLine = ({ stage, counts: { passed, failed, skipped }, seconds }: Outcome) => {
  const verdict = failed > 0 ? 'FAILED' : passed > 0 ? 'ok' : 'NOT RUN'
  const details = [
    passed + failed > 1 ? `${passed} passed, ${failed} failed` : '',
    skipped > 0 ? `${skipped} SKIPPED` : '',
  ].filter(Boolean)
  return `${stage.name.padEnd(13)} ${verdict.padEnd(7)} ${seconds.toFixed(1).padStart(6)} s  ${details.join(', ')}`.trimEnd()
}

const runStage = async (stage: Stage, folder: string): Promise<Outcome> => {
  console.log(`\n--- ${stage.name}: ${stage.about}`)
  const started = performance.now()
  const counts = await stage.run(folder)
  const outcome = { stage, counts, seconds: (performance.now() - started) / 1000 }
  console.log(`--- ${outcomeLine(outcome)}`)
  return outcome
}

const chosenStages = (names: string[]) => {
  const unknown = names.find((name) => !stages.some((stage) => stage.name === name))
  if (unknown === undefined) return names.length === 0 ? stages : stages.filter(({ name }) => names.includes(name))
  console.error(`There is no stage "${unknown}". The stages are: ${stages.map(({ name }) => name).join(', ')}.`)
  return process.exit(2)
}

const chosen = chosenStages(process.argv.slice(2))
// A folder of its own for every run: two at a time on one machine never meet.
const folder = mkdtempSync(join(tmpdir(), 'quiznity-tests-'))
const outcomes: Outcome[] = []
for (const stage of chosen) outcomes.push(await runStage(stage, folder))

console.log(`\n${outcomes.map(outcomeLine).join('\n')}`)
const total = (key: keyof Counts) => outcomes.reduce((sum, { counts }) => sum + counts[key], 0)
if (total('failed') === 0) rmSync(folder, { recursive: true, force: true })
else console.log(`Reports, and what failed browser tests showed last: ${folder}`)
console.log(`${total('passed')} passed, ${total('failed')} failed`)
process.exitCode = total('failed') === 0 ? 0 : 1
