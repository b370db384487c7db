import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { z } from 'zod/mini'
import { kindsWith, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { Row, Trial } from '../scene.ts'

const ROOT = join(import.meta.dirname, '../../..')

/** A fault that a test brings about; `test` is what it is called, or the part of it that tells it from its siblings. */
type Tested = { name: string; fault: string; file: string; test: string }

const TESTED: Tested[] = [
  {
    name: 'closing-two-processes',
    fault: 'two processes close what is overdue',
    file: 'server/runs/attempts/races.test.ts',
    test: 'processes that close what is overdue close each attempt once',
  },
  {
    name: 'counts-process-behind',
    fault: 'two processes count, one of them 90 s behind',
    file: 'server/results/reports/count-by-commits.test.ts',
    test: 'though the clock of a process is 90 s behind',
  },
  {
    name: 'counts-process-paused',
    fault: 'a process that counts stands still for 80 s at the bell',
    file: 'server/results/reports/count-by-commits.test.ts',
    test: 'though the clock of a process stood still for 80 s at the bell',
  },
  {
    name: 'counts-clock-put-right',
    fault: 'a process that counts is an hour ahead, and put right',
    file: 'server/results/reports/count-by-commits.test.ts',
    test: 'though the clock of a process was an hour ahead and is put right',
  },
  {
    name: 'teacher-edits',
    fault: 'the quiz is edited while students sit',
    file: 'server/questionnaires/papers/papers.test.ts',
    test: 'stays with an attempt after an edit',
  },
  {
    name: 'server-slow-upload',
    fault: 'SIGTERM while somebody sends byte by byte',
    file: 'server/stopping.test.ts',
    test: 'is not held by somebody who sends byte by byte, or nothing at all',
  },
  {
    name: 'server-sleeps',
    fault: 'the server’s machine sleeps',
    file: 'server/clock/give-back.test.ts',
    test: 'counts the sleep of its machine, before anybody’s answer comes too late by it',
  },
  {
    name: 'migration-killed',
    fault: 'the process is killed half way through a migration',
    file: 'server/database/half-migrated.test.ts',
    test: 'because the process is killed leave nothing, and the next start makes it whole',
  },
  {
    name: 'backup-under-load',
    fault: 'a backup is made while students write',
    file: 'tools/backing-up/make-backup.test.ts',
    test: 'made while students go on writing holds all that was acknowledged before it began',
  },
  {
    name: 'backup-restored-elsewhere',
    fault: 'a backup is restored into another place',
    file: 'tools/backing-up/restore-backup.test.ts',
    test: 'is there row by row in another epoch, and what was there before is kept',
  },
  {
    name: 'paper-without-clock',
    fault: 'somebody who holds no attempt asks for the questions of a quiz, open or closed',
    file: 'server/questionnaires/papers/papers.test.ts',
    test: 'that comes with the start is for those who hold an attempt, and its owner',
  },
  {
    name: 'paper-key-asked-for',
    fault: 'a visitor or a student looks for the key before the end',
    file: 'server/http/key-stays-secret.test.ts',
    test: 'is nowhere a visitor or a student can look before the end',
  },
  {
    name: 'resume-code-looked-for',
    fault: 'somebody looks for a resume code in what the server answers',
    file: 'server/http/key-stays-secret.test.ts',
    test: 'are told by the start alone, and to the one who started',
  },
  {
    name: 'teacher-extends',
    fault: 'the teacher gives minutes while students sit',
    file: 'server/runs/invigilation/invigilation.test.ts',
    test: 'gives minutes to one and to all, once each time, and open pages hear of it',
  },
  {
    name: 'teacher-extends-page',
    fault: 'the teacher gives minutes, and the page hears of it within ten seconds',
    file: 'web/runs/attempt/attempt.test.ts',
    test: 'that the teacher gives is here within ten seconds, and said once',
  },
  {
    name: 'teacher-extends-at-bell',
    fault: 'the teacher gives minutes before the server ends what is overdue',
    file: 'server/runs/invigilation/invigilation.test.ts',
    test: 'gives nothing to who has ended, and more time holds off the clock',
  },
  {
    name: 'bin-erased',
    fault: 'a quiz in the bin is erased twice, and asked for after it',
    file: 'server/questionnaires/list/quiz-actions.test.ts',
    test: 'erases for good only from the bin, once, and leaves nothing but that it was',
  },
  {
    name: 'bin-at-once',
    fault: 'a quiz in the bin is erased, taken back and tidied at the same moment',
    file: 'server/questionnaires/list/quiz-actions.test.ts',
    test: 'ends in one way where it is erased, taken back and tidied at once',
  },
  {
    name: 'bin-poll',
    fault: 'a vote comes to a poll in the bin',
    file: 'server/runs/responses/responses.test.ts',
    test: 'while it is in the bin: closed for who has it open, and not there for anybody else',
  },
  {
    name: 'draft-reloaded',
    fault: 'the page on which a quiz is written is loaded anew',
    file: 'web/questionnaires/entries/stored-draft.test.ts',
    test: 'comes back as it was, in any script',
  },
  {
    name: 'draft-answer-lost',
    fault: 'the answer to a saved draft is lost',
    file: 'web/questionnaires/drafts/server-draft.test.ts',
    test: 'that was saved without an answer is this page’s own, however much is written since, after a reload too',
  },
  {
    name: 'draft-two-devices',
    fault: 'two devices write one draft',
    file: 'server/questionnaires/drafts/drafts.test.ts',
    test: 'is never overwritten by whoever has not seen it: of many devices at once one wins',
  },
  {
    name: 'draft-restored',
    fault: 'an older backup is restored while a quiz is written',
    file: 'web/questionnaires/drafts/server-draft.test.ts',
    test: 'of a restored backup, which is older, gets what was written since',
  },
  {
    name: 'server-says-it-stops',
    fault: 'SIGTERM, and a balancer has not noticed yet',
    file: 'server/stopping.test.ts',
    test: 'says so to health checks at once, and goes on answering while a proxy notices',
  },
  {
    name: 'input-counted',
    fault: 'a save or a submit whose counts, devices or answers make no sense',
    file: 'server/runs/attempts/counted-input.test.ts',
    test: 'is refused, changes nothing, and blocks nothing',
  },
  {
    name: 'input-evidence-of-others',
    fault: 'late answers are sent for somebody else’s attempt',
    file: 'server/runs/attempts/late-arrivals.test.ts',
    test: 'of somebody else’s attempt are refused and kept nowhere',
  },
  {
    name: 'input-evidence-after-its-day',
    fault: 'late answers come after their last day',
    file: 'server/runs/attempts/late-arrivals.test.ts',
    test: 'too late are kept a day long, and after it are refused and change nothing',
  },
  {
    name: 'input-evidence-too-much',
    fault: 'more late answers than anybody gives',
    file: 'server/runs/attempts/late-arrivals.test.ts',
    test: 'too late are no more than 256 KB of one attempt',
  },
  {
    name: 'input-wrong-key',
    fault: 'answers come with the key of another device',
    file: 'server/runs/attempts/save-by-key.test.ts',
    test: 'are refused and change nothing',
  },
]

/** What may happen to a draft, by what its test says of every kind of questionnaire. */
const DRAFTS: Pick<Tested, 'name' | 'fault' | 'test'>[] = [
  {
    name: 'reloaded',
    fault: 'the page on which it is written is loaded anew without a network',
    test: 'comes back where its page is loaded again without a network',
  },
  {
    name: 'answer-lost',
    fault: 'the answer to its saved draft is lost',
    test: 'is its page’s own though it was not heard to be saved',
  },
  {
    name: 'two-devices',
    fault: 'two devices write one draft of it',
    test: 'on two devices apart is shown as both have it',
  },
  {
    name: 'restored',
    fault: 'an older backup is restored while it is written',
    test: 'has what was written since a backup that was restored',
  },
]

const draftsOf = (kind: QuestionnaireKind): Tested[] =>
  DRAFTS.map(({ name, fault, test }) => ({
    name: `draft-${name}-${kind}`,
    fault: `${kind}: ${fault}`,
    file: 'web/questionnaires/drafts/drafts-of-each-kind.test.tsx',
    test: `of a ${kind} ${test}`,
  }))

const report = z.object({
  testResults: z.array(
    z.object({
      message: z.optional(z.string()),
      assertionResults: z.array(
        z.object({ fullName: z.string(), status: z.string(), failureMessages: z.nullish(z.array(z.string())) }),
      ),
    }),
  ),
})

const asPattern = (text: string) => text.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Whatever somebody runs the suite with must not leak into a test. */
const { PATH, HOME } = process.env

const runTest = async ({ file, test }: Tested) => {
  const folder = mkdtempSync(join(tmpdir(), 'quiznity-faults-tested-'))
  const told = join(folder, 'vitest.json')
  const args = ['run', file, '-t', asPattern(test), '--reporter=json', `--outputFile=${told}`]
  const child = spawn(process.execPath, [join(ROOT, 'node_modules/vitest/vitest.mjs'), ...args], {
    cwd: ROOT,
    env: { PATH, HOME },
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  let said = ''
  child.stderr.on('data', (text) => (said += text))
  await new Promise((resolve) => child.once('close', resolve))
  try {
    if (!existsSync(told)) throw new Error(`the tests told nothing: ${said}`)
    return report.parse(JSON.parse(readFileSync(told, 'utf8'))).testResults
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

const FIRST_LINE = /^.*$/m

const tryTest =
  (tested: Tested) =>
  async ({ found }: Trial): Promise<void> => {
    const files = await runTest(tested)
    const tests = files.flatMap(({ assertionResults }) => assertionResults)
    const matched = tests.filter(({ fullName }) => fullName.includes(tested.test))
    const passed = matched.filter(({ status }) => status === 'passed')
    const failed = tests.filter(({ status }) => status === 'failed')
    for (const { fullName, failureMessages } of failed) {
      found.broken.push(`${fullName}: ${FIRST_LINE.exec(failureMessages?.[0] ?? '')?.[0]}`)
    }
    if (passed.length === 0 && failed.length === 0) {
      found.broken.push(`${tested.file} has no test that passes and is called “${tested.test}”`)
    }
  }

export const testedRows: Row[] = [...TESTED, ...kindsWith({ drafts: true }).flatMap(draftsOf)].map((tested) => ({
  name: tested.name,
  fault: tested.fault,
  // As often as it matters it is tried within the test.
  tries: 1,
  attempt: tryTest(tested),
}))
