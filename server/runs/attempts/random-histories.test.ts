import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type AnswerSheet, mergedSheet } from '#domain/answers/answer.ts'
import type { App } from '../../app.ts'
import { readEntries, readSheet, sheetOfEntries } from '../../database/answer-columns.ts'
import { beginNewEpoch } from '../../database/epoch.ts'
import { describeBothDatabases } from '../../testing/describe-each-database.ts'
import { aPublishedQuiz, aTeacher } from '../../testing/people.ts'
import { changesIn, manyDevices } from '../../testing/students/many-devices.ts'
import type { Change } from '../../testing/students/reference-attempt.ts'
import { sharedWorld } from '../../testing/world.ts'

const PAST_GRACE = { minutes: 15, seconds: 31 }
const UNTIL_CLOSED = { seconds: 20 }

const by = fc.nat(2)
const aStep = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      kind: fc.constant('change' as const),
      by,
      question: fc.nat(2),
      option: fc.integer({ min: -1, max: 1 }),
    }),
  },
  // `isLost`: the answer never arrives; `isOld`: what was sent before arrives once more.
  {
    weight: 5,
    arbitrary: fc.record({ kind: fc.constant('save' as const), by, isLost: fc.boolean(), isOld: fc.boolean() }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('resume' as const), by }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('reload' as const), by }) },
  {
    weight: 1,
    arbitrary: fc.record({ kind: fc.constantFrom('crash' as const, 'backup' as const, 'restore' as const) }),
  },
)
type Step = typeof aStep extends fc.Arbitrary<infer T> ? T : never

const anEnd = fc.record({ by, isAsked: fc.boolean(), isRaced: fc.boolean() })

const optionsIn = (changes: Iterable<Change>) =>
  Object.fromEntries([...changes].map(({ question, option }) => [question, option]))
const optionsOf = (sheet: AnswerSheet) => optionsIn(changesIn(sheet))

describeBothDatabases('whatever several devices, crashes and restores do', (open) => {
  const world = sharedWorld(open)
  let app: Promise<App> | null = null
  const appNow = () => {
    app ??= world().secondApp()
    return app
  }
  const db = () => world().database.db

  const rowsOf = async (id: string) => ({
    submission: await db().selectFrom('submission').selectAll().where('id', '=', id).execute(),
    saved: await db().selectFrom('saved_answers').selectAll().where('submission_id', '=', id).execute(),
    tokens: await db().selectFrom('earlier_token').selectAll().where('submission_id', '=', id).execute(),
  })
  /** As after the restore of a backup on a stopped server: older rows, another epoch, a new process. */
  const putBack = async (id: string, rows: Awaited<ReturnType<typeof rowsOf>>) => {
    await db().deleteFrom('submission').where('id', '=', id).execute()
    for (const row of rows.submission) await db().insertInto('submission').values(row).execute()
    for (const row of rows.saved) await db().insertInto('saved_answers').values(row).execute()
    for (const row of rows.tokens) await db().insertInto('earlier_token').values(row).execute()
    await beginNewEpoch(db())
    app = null
  }

  const storedOf = async (id: string) => {
    const [row] = await db().selectFrom('saved_answers').selectAll().where('submission_id', '=', id).execute()
    return row ? readSheet(row.answers, row.revision) : {}
  }
  const resultOf = async (id: string) => {
    const [row] = await db().selectFrom('submission_result').selectAll().where('submission_id', '=', id).execute()
    return row ? sheetOfEntries(readEntries(row.answers)) : null
  }
  const lateOf = async (id: string) => {
    const rows = await db().selectFrom('late_answers').selectAll().where('submission_id', '=', id).execute()
    return rows.map(({ answers }) => readSheet(answers, 0)).reduce(mergedSheet, {})
  }

  type Run = Awaited<ReturnType<typeof manyDevices>> & { goBack: (() => Promise<void>) | null }

  const take = async (run: Run, step: Step) => {
    if (step.kind === 'change') run.change(step.by, step)
    if (step.kind === 'save') await run.save(step.by, step)
    if (step.kind === 'resume') await run.resume(step.by)
    if (step.kind === 'reload') run.reload(step.by)
    if (step.kind === 'crash') app = null
    if (step.kind === 'backup') {
      const [rows, forget] = [await rowsOf(run.id), run.reference.backup()]
      run.goBack = async () => {
        await putBack(run.id, rows)
        forget()
      }
    }
    if (step.kind === 'restore') await run.goBack?.()
  }

  const end = async (run: Run, { by: place, isAsked, isRaced }: { by: number; isAsked: boolean; isRaced: boolean }) => {
    if (isAsked) expect(['counted', null]).toContain(await run.submit(place))
    world().clock.advance(PAST_GRACE)
    run.end()
    if (isRaced) await run.save(place, { isLost: false, isOld: true })
    world().clock.advance(UNTIL_CLOSED)
    await (await appNow()).closeOverdue()
    await run.saveAll()
  }

  it('the last change of each answer that arrived counts, and what came late waits beside it', async () => {
    const quiz = await aPublishedQuiz(await aTeacher(world()))
    await fc.assert(
      fc.asyncProperty(fc.array(aStep, { maxLength: 40 }), anEnd, async (steps, ending) => {
        const run: Run = { ...(await manyDevices(world(), quiz, appNow)), goBack: null }
        for (const step of steps) await take(run, step)
        const { reference, id } = run
        expect(optionsOf(await storedOf(id))).toEqual(optionsIn(reference.counts().values()))
        await end(run, ending)
        const result = await resultOf(id)
        if (result) expect(optionsOf(result)).toEqual(optionsIn(reference.counts().values()))
        expect(optionsOf(await lateOf(id))).toMatchObject(optionsIn(reference.waits().values()))
      }),
      { numRuns: 40 },
    )
  }, 120_000)
})
