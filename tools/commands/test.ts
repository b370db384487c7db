import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { chooseStages } from '../testing/choose-stages.ts'
import { NOTHING, type Result, resultOfOne } from '../testing/result.ts'
import type { Run, Scope } from '../testing/run.ts'
import { runCommand } from '../testing/run-command.ts'
import { outcomeLine, slowestLines, unsteadyLines } from '../testing/stage-lines.ts'
import { type Stage, stages } from '../testing/stages.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    /** All there is, instead of what every change has to pass. */
    long: { type: 'boolean', default: false },
    /** This stage and those after it. */
    from: { type: 'string' },
    /** What everything random begins with; the gate begins with the same each time. */
    seed: { type: 'string' },
  },
})

const GATE_SEED = 20_260_115
const scope: Scope = values.long ? 'long' : 'gate'
const seed = Number(values.seed ?? (values.long ? Math.floor(Math.random() * 2 ** 31) : GATE_SEED))

if (!Number.isSafeInteger(seed)) {
  console.error(`--seed takes a whole number, not "${values.seed}".`)
  process.exit(2)
}

const chosenStages = (): Stage[] => {
  try {
    return chooseStages(stages, { scope, names: positionals, from: values.from })
  } catch (error) {
    console.error(error instanceof Error ? error.message : error)
    return process.exit(2)
  }
}

type Outcome = { stage: Stage; result: Result; seconds: number }

const told = (outcome: Outcome): Outcome => {
  console.log(`--- ${outcomeLine(outcome)}`)
  for (const line of slowestLines(outcome.result.tests)) console.log(line)
  return outcome
}

const begins = ({ name, about }: Stage) => console.log(`\n--- ${name}: ${about}`)

const secondsSince = (started: number) => (performance.now() - started) / 1000

/** All commands of a check, even after a failure: one run should show everything there is to mend. */
const runCheck = async (commands: string[][]) => {
  const started = performance.now()
  let isOk = true
  let output = ''
  for (const command of commands) {
    const ended = await runCommand(command, { output: 'kept' })
    isOk &&= ended.isOk
    output += ended.output
  }
  return { result: resultOfOne(isOk), output, seconds: secondsSince(started) }
}

/** Checks run side by side, and are shown one after the other. */
const runChecks = async (checks: (Stage & { check: string[][] })[]): Promise<Outcome[]> => {
  const running = checks.map((stage) => ({ stage, ended: runCheck(stage.check) }))
  const outcomes: Outcome[] = []
  for (const { stage, ended } of running) {
    const { output, ...outcome } = await ended
    begins(stage)
    process.stdout.write(output)
    outcomes.push(told({ stage, ...outcome }))
  }
  return outcomes
}

const runStage = async (stage: Stage & { run: (run: Run) => Promise<Result> }, run: Run): Promise<Outcome> => {
  begins(stage)
  const started = performance.now()
  const result = await stage.run(run)
  return told({ stage, result, seconds: secondsSince(started) })
}

const chosen = chosenStages()
// A folder of its own for every run: two at a time on one machine never meet.
const folder = mkdtempSync(join(tmpdir(), 'quiznity-tests-'))
console.log(`${scope === 'gate' ? 'The gate' : 'The long run'}, --seed=${seed}`)
const started = performance.now()
const outcomes = await runChecks(chosen.filter((stage) => 'check' in stage))
for (const stage of chosen) if ('run' in stage) outcomes.push(await runStage(stage, { scope, folder, seed }))

console.log(`\n${outcomes.map(outcomeLine).join('\n')}`)
console.log(`${'all'.padEnd(13)} ${''.padEnd(7)} ${secondsSince(started).toFixed(1).padStart(6)} s`)
const { passed, failed, unsteady } = outcomes.reduce<Pick<Result, 'passed' | 'failed' | 'unsteady'>>(
  (sum, { result }) => ({
    passed: sum.passed + result.passed,
    failed: sum.failed + result.failed,
    unsteady: [...sum.unsteady, ...result.unsteady],
  }),
  NOTHING,
)
for (const line of unsteadyLines(unsteady)) console.log(line)
if (failed === 0 && unsteady.length === 0) rmSync(folder, { recursive: true, force: true })
else console.log(`Reports, and what failed browser tests showed last: ${folder}`)
console.log(`${passed} passed, ${failed} failed`)
process.exitCode = failed === 0 ? 0 : 1
