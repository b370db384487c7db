import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { connect } from '../../server/database/connect.ts'
import { eraseStudent } from '../../server/personal-data/erasure/erase-student.ts'
import { describeOneDatabase, type OpenDatabase } from '../../server/testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../../server/testing/people.ts'
import { aWorld } from '../../server/testing/world.ts'
import { leaveNoTrace } from './leave-no-trace.ts'

/** A student who was saved and ended among many others, erased while the server has the file open. */
const anErasure = async (open: OpenDatabase, rewrittenAtOnce?: number) => {
  const world = await aWorld(open)
  const quiz = await aPublishedQuiz(await aTeacher(world))
  const others = async () => {
    for (let at = 0; at < 30; at += 1) expectOk(await (await aStudent(world, quiz, `Other ${at}`)).saves(1, [1, 0, 0]))
  }
  await others()
  const student = await aStudent(world, quiz, 'Rahul Erased')
  await others()
  expectOk(await student.saves(1, [1, -1, 0]))
  expectOk(await student.submits([1, 0, 0]))

  const { place } = world.database
  const files = () => readdirSync(place.dataDir).map((name) => readFileSync(join(place.dataDir, name), 'latin1'))
  const traces = [student.details.name, student.details.phone, student.started.id]
  const found = () => traces.filter((trace) => files().some((content) => content.includes(trace)))
  expect(found()).toEqual(traces)

  const db = await connect(place)
  await eraseStudent({ db }, { questionnaireId: quiz.id, participantKey: `${quiz.id}:${student.details.phone}` })
  const stays = await leaveNoTrace(db, place, rewrittenAtOnce)
  await db.destroy()
  return { world, quiz, stays, found }
}

describeOneDatabase('on SQLite', (open) => {
  it('nothing of who was erased can be read in the files of the database', async () => {
    const { world, quiz, stays, found } = await anErasure(open)
    expect([found(), stays]).toEqual([[], []])
    expectOk(await (await aStudent(world, quiz)).submits([1, 0, 0]))
    await world.end()
  })

  it('a file that is too large to be rewritten is told of', async () => {
    const { world, stays } = await anErasure(open, 0)
    expect(stays).toEqual([expect.stringMatching(/older copies, until you run: sqlite3 .*quiznity.sqlite vacuum$/)])
    await world.end()
  })
})
