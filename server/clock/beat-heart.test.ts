import { expect, it } from 'vitest'
import { readStudent } from '#contract/runs/attempts.ts'
import { MINUTE, SECOND } from '#domain/time/time-limit.ts'
import type { App } from '../app.ts'
import { aMachine } from '../testing/a-machine.ts'
import { describeEachDatabase } from '../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk, through } from '../testing/people.ts'
import { processOn } from '../testing/process-on.ts'
import { aWorld, browserOf, type World } from '../testing/world.ts'

const HOUR = 60 * MINUTE
const EVERY = 5 * SECOND

const isReady = async (app: App) => (await browserOf(app).calls('GET', '/_health')).status === 200

/** Students whose clocks have just begun, by the clock of the world. */
const crowdIn = async (world: World, count: number) => {
  const quiz = await aPublishedQuiz(await aTeacher(world))
  return Promise.all(Array.from({ length: count }, () => aStudent(world, quiz)))
}
const oneIn = async (world: World) => aStudent(world, await aPublishedQuiz(await aTeacher(world)))

describeEachDatabase('the clock of a server', (open) => {
  const inWorld = async (test: (world: World) => Promise<void>) => {
    const world = await aWorld(open)
    await test(world).finally(world.end)
  }

  it.each([
    ['ahead', HOUR],
    ['back', -HOUR],
  ])('ends nobody and gives nobody anything when the wall clock jumps an hour %s', (_, jump) =>
    inWorld(async (world) => {
      const machine = aMachine({ at: world.clock.now() })
      const app = await processOn(world, machine)
      await app.beat()
      const students = await crowdIn(world, 20)
      machine.jump(jump)
      for (let beats = 0; beats < 3; beats += 1) {
        machine.pass(EVERY)
        await app.beat()
        expect(await app.closeOverdue()).toBe(0)
      }
      const restarted = await processOn(world, machine)
      await restarted.beat()
      expect(await restarted.closeOverdue()).toBe(0)
      for (const student of students) {
        const found = readStudent.data.parse(expectOk(await through(restarted, student).found()))
        expect(found).toMatchObject({ attempted: false, ends_at: student.started.ends_at, given_back_ms: 0 })
        expect(found.server_now).toBe(world.clock.now() + 3 * EVERY)
      }
    }),
  )

  it('takes the wall clock over while nobody is in, and not before', () =>
    inWorld(async (world) => {
      const machine = aMachine({ at: world.clock.now() })
      const app = await processOn(world, machine)
      await app.beat()
      const student = await oneIn(world)
      machine.jump(-HOUR)
      await app.beat()
      expect(app.context.now()).toBe(machine.wall() + HOUR)
      expectOk(await student.submits([1, 0, 0]))
      await app.beat()
      expect(app.context.now()).toBe(machine.wall())
      expect(await isReady(app)).toBe(true)
      machine.pass(EVERY)
      machine.jump(2 * HOUR)
      await app.beat()
      expect(app.context.now()).toBe(machine.wall())
      expect(await isReady(app)).toBe(true)
    }))

  it.each([
    ['ahead of', 90 * SECOND, 'before it starts'],
    ['ahead of', 90 * SECOND, 'after it started'],
    ['behind', -90 * SECOND, 'after it started'],
  ])('stands back when it is 90 s %s (%i ms) a process that runs for longer, with somebody in %s', (_, ahead, when) =>
    inWorld(async (world) => {
      const hers = aMachine({ at: world.clock.now() })
      const his = aMachine({ at: world.clock.now() + ahead, bootId: 'elsewhere' })
      const elder = await processOn(world, hers)
      const pass = async (ms: number) => {
        hers.pass(ms)
        his.pass(ms)
        await elder.beat()
      }
      await elder.beat()
      const early = when === 'before it starts' ? await oneIn(world) : null
      const younger = await processOn(world, his, { pause: pass })
      await younger.beat()
      const student = early ?? (await oneIn(world))
      expect(await younger.closeOverdue()).toBe(0)
      for (let at = 0; at < 15 * MINUTE; at += EVERY) {
        await pass(EVERY)
        await younger.beat()
        expect([await isReady(elder), await isReady(younger), await younger.closeOverdue()]).toEqual([true, false, 0])
      }
      const found = readStudent.data.parse(expectOk(await through(elder, student).found()))
      expect(found).toMatchObject({ given_back_ms: 0, attempted: false })
      for (let at = 0; at < MINUTE; at += EVERY) {
        await pass(EVERY)
        await younger.beat()
      }
      expect([await younger.closeOverdue(), await elder.closeOverdue()]).toEqual([0, 1])
    }),
  )

  it('is right again once the process that disagreed has ended', () =>
    inWorld(async (world) => {
      const hers = aMachine({ at: world.clock.now() })
      const his = aMachine({ at: world.clock.now() + 12 * SECOND, bootId: 'elsewhere' })
      const elder = await processOn(world, hers)
      await elder.beat()
      const younger = await processOn(world, his)
      const seen: boolean[] = []
      for (const isElderAlive of [true, true, true, false, false, false, false]) {
        await younger.beat()
        hers.pass(EVERY)
        his.pass(EVERY)
        if (isElderAlive) await elder.beat()
        seen.push(await isReady(younger))
      }
      expect(seen).toEqual([true, false, false, false, false, false, true])
    }))
})
