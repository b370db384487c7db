import { expect, it } from 'vitest'
import { readStudent } from '#contract/runs/attempts.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import { connect } from '../database/connect.ts'
import { aMachine } from '../testing/a-machine.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, type StudentInTest, through } from '../testing/people.ts'
import { processOn } from '../testing/process-on.ts'
import { aWorld, type World } from '../testing/world.ts'

/** A quiz of 15 minutes that begins with a heartbeat, and a student who is in. */
const aScene = async (world: World, giveBackMinutes = 30) => {
  const machine = aMachine({ at: world.clock.now() })
  const app = await processOn(world, machine, { giveBackMinutes })
  await app.beat()
  const quiz = await aPublishedQuiz(await aTeacher(world))
  const starts = async () => through(app, await aStudent(world, quiz))
  return { machine, app, starts, student: await starts() }
}

const toldTo = async (student: StudentInTest) => {
  const { given_back_ms, ends_at, time_stamp } = readStudent.data.parse(expectOk(await student.found()))
  return { given: given_back_ms, lasts: ends_at - time_stamp * 1000 }
}

const sectionsOf = async (student: StudentInTest) => {
  const { time_stamp, section_ends = [] } = readStudent.data.parse(expectOk(await student.found()))
  const startedAt = time_stamp * 1000
  return { startedAt, ends: section_ends.map((end) => (end - startedAt) / MINUTE) }
}

const outagesIn = ({ database }: World) =>
  database.db.selectFrom('outage').select(['from_at', 'until_at', 'given_ms']).execute()

describeEachDatabase('the server’s own time away', (open, processes) => {
  const inWorld = async (test: (world: World) => Promise<void>) => {
    const world = await aWorld(open)
    await test(world).finally(world.end)
  }

  it('is given back to whoever was in, who is told so', () =>
    inWorld(async (world) => {
      const { machine, student, starts } = await aScene(world)
      const ended = await starts()
      expectOk(await ended.submits([1, 0, 0]))
      machine.pass(2 * MINUTE)
      const again = await processOn(world, machine)
      await again.beat()
      expect(await toldTo(through(again, student))).toEqual({ given: 2 * MINUTE, lasts: 17 * MINUTE })
      expect(await toldTo(through(again, ended))).toEqual({ given: 0, lasts: 15 * MINUTE })
      const from = world.clock.now()
      expect(await outagesIn(world)).toEqual([{ from_at: from, until_at: from + 2 * MINUTE, given_ms: 2 * MINUTE }])
    }))

  it('moves the section that runs, and those after it', () =>
    inWorld(async (world) => {
      const { machine, app } = await aScene(world)
      const sections = [0, 1, 2].map((before) => ({ title: `Part ${before}`, instructions: '', before, minutes: 5 }))
      const student = through(app, await aStudent(world, await aPublishedQuiz(await aTeacher(world), { sections })))
      const { startedAt, ends } = await sectionsOf(student)
      expect(ends).toEqual([5, 10, 15])
      for (let beats = 0; beats < 24; beats += 1) {
        machine.pass(15 * SECOND)
        await app.beat()
      }
      machine.pass(2 * MINUTE)
      const again = await processOn(world, machine)
      await again.beat()
      const moved = await sectionsOf(through(again, student))
      expect(moved.ends).toEqual([5, 12, 17])
      expect(moved.startedAt).toBe(startedAt)
    }))

  it('around the bell ends nobody: what is submitted then counts', () =>
    inWorld(async (world) => {
      const { machine, app, student } = await aScene(world)
      machine.pass(15 * MINUTE - 10 * SECOND)
      await app.beat()
      const given = (await toldTo(student)).given
      machine.pass(2 * MINUTE)
      const again = await processOn(world, machine)
      await again.beat()
      expect(await again.closeOverdue()).toBe(0)
      expectOk(await through(again, student).submits([1, 0, 0]))
      expect((await toldTo(through(again, student))).given).toBe(given + 2 * MINUTE)
      expect(readStudent.data.parse(expectOk(await through(again, student).result())).score).toBe(3)
    }))

  it.each([
    ['a restart is too short to count', 15 * SECOND, 30, 0],
    ['an hour is capped', 60 * MINUTE, 30, 30 * MINUTE],
    ['a setting says how much at most', 10 * MINUTE, 5, 5 * MINUTE],
    ['or that nothing is given', 10 * MINUTE, 0, 0],
  ])('%s', (_, away, giveBackMinutes, given) =>
    inWorld(async (world) => {
      const { machine, student } = await aScene(world, giveBackMinutes)
      machine.pass(away)
      const again = await processOn(world, machine, { giveBackMinutes })
      await again.beat()
      expect((await toldTo(student)).given).toBe(given)
    }),
  )

  it('gives nothing to whose time was long over when it began', () =>
    inWorld(async (world) => {
      const { machine, app, student } = await aScene(world)
      machine.pass(20 * MINUTE)
      await world.database.db.updateTable('heartbeat').set({ at: machine.wall() }).execute()
      machine.pass(MINUTE)
      await app.beat()
      expect((await toldTo(student)).given).toBe(0)
      expect(await app.closeOverdue()).toBe(1)
    }))

  it('is given back once, whoever else comes back at the same moment', { tags: ['race'] }, () =>
    inWorld(async (world) => {
      const { machine, student } = await aScene(world)
      machine.pass(MINUTE)
      const other = processes === 2 ? await connect(world.database.place) : world.database.db
      const apps = await Promise.all([0, 1, 2, 3].map((at) => processOn(world, machine, at % 2 ? { db: other } : {})))
      await Promise.all(apps.map((app) => app.beat()))
      await Promise.all(apps.map((app) => app.beat()))
      expect((await toldTo(student)).given).toBe(MINUTE)
      expect(await outagesIn(world)).toHaveLength(1)
      if (processes === 2) await other.destroy()
    }),
  )

  it('adds up when it is away again', () =>
    inWorld(async (world) => {
      const { machine, student } = await aScene(world)
      for (const away of [MINUTE, 2 * MINUTE]) {
        machine.pass(away)
        await (await processOn(world, machine)).beat()
      }
      expect(await toldTo(student)).toEqual({ given: 3 * MINUTE, lasts: 18 * MINUTE })
    }))

  it('is no absence while another process beats', () =>
    inWorld(async (world) => {
      const { machine, app, student } = await aScene(world)
      const other = await processOn(world, machine)
      for (let beats = 0; beats < 6; beats += 1) {
        await other.beat()
        machine.pass(5 * SECOND)
      }
      expect(await app.closeOverdue()).toBe(0)
      await app.beat()
      expect((await toldTo(student)).given).toBe(0)
    }))

  it('counts the sleep of its machine, before anybody’s answer comes too late by it', () =>
    inWorld(async (world) => {
      const { machine, app, student } = await aScene(world)
      machine.sleep(20 * MINUTE)
      expect(await app.closeOverdue()).toBe(0)
      await app.beat()
      expect(await app.closeOverdue()).toBe(0)
      expect(await toldTo(student)).toEqual({ given: 20 * MINUTE, lasts: 35 * MINUTE })
      expect(app.context.now()).toBe(machine.wall())
    }))
})
