// @module-tag long
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type ChildServer, isHealthy, startChildServer } from '../../testing/child-server.ts'
import { sendHalf } from '../../testing/half-sent.ts'
import { brokenPromises, contentsOf } from '../../testing/kept-promises.ts'
import { seededRandom } from '../../testing/seeded-random.ts'
import { aCrowd, type Crowd, publishOverHttp } from '../../testing/students/crowd.ts'
import type { QuizOverHttp } from '../../testing/students/virtual-student.ts'

const ROUNDS = Number(process.env.KILL_ROUNDS ?? 20)
const SEED = Number(process.env.TEST_SEED ?? 20_260_115)
const AT_ONCE = 30
const HEALTHY_WITHIN_MS = 15_000

type Scene = { dataDir: string; server: ChildServer; quiz: QuizOverHttp; crowd: Crowd; random: () => number }

const aScene = async (seed: number): Promise<Scene> => {
  const random = seededRandom(seed)
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-kill-'))
  const server = await startChildServer(dataDir)
  const quiz = await publishOverHttp(server.url)
  return { dataDir, server, quiz, crowd: aCrowd(quiz, { atOnce: AT_ONCE, random }), random }
}

const expectAllKept = async ({ crowd, quiz, server, dataDir }: Scene, from = 0) => {
  const broken: string[] = []
  for (const student of crowd.students.slice(from))
    broken.push(...(await brokenPromises(student, { quiz, url: server.url })))
  const { unsound, ...contents } = contentsOf(dataDir)
  expect([...broken, ...crowd.refusals, ...unsound]).toEqual([])
  return contents
}

describe(`a server process that ends under load (TEST_SEED=${SEED})`, () => {
  let scene: Scene
  beforeAll(async () => {
    scene = await aScene(SEED)
  })
  afterAll(async () => {
    await scene.server.end('SIGKILL')
    rmSync(scene.dataDir, { recursive: true, force: true })
  })

  const killUnderLoad = async () => {
    let isDead = false
    const acting = scene.crowd.act(scene.server.url, () => isDead)
    await pause(50 + scene.random() * 300)
    await scene.server.end('SIGKILL')
    isDead = true
    return acting
  }

  it(`loses and doubles nothing it has acknowledged in ${ROUNDS} kills, and is healthy again within 15 s`, async () => {
    const healthyAfter: number[] = []
    let cut = 0
    for (let round = 1; round <= ROUNDS; round += 1) {
      const newSince = Math.max(0, scene.crowd.students.length - AT_ONCE)
      cut += await killUnderLoad()
      scene.server = await startChildServer(scene.dataDir)
      healthyAfter.push(scene.server.healthyAfterMs)
      await expectAllKept(scene, newSince)
    }
    expect(cut).toBeGreaterThan(ROUNDS)
    expect(Math.max(...healthyAfter)).toBeLessThan(HEALTHY_WITHIN_MS)

    await scene.crowd.finish(scene.server.url)
    const { attempts, codes } = await expectAllKept(scene)
    const { students } = scene.crowd
    expect(attempts).toBe(students.length)
    expect(codes.toSorted()).toEqual(students.map(({ told }) => told.code).toSorted())
  }, 1_200_000)

  it('answers what is under way when it is told to stop, says no to health checks, and exits with 0', async () => {
    let isGone = false
    const acting = scene.crowd.act(scene.server.url, () => isGone)
    const body = JSON.stringify({ email: 'teacher@school.in', password: 'chalk123!' })
    const underWay = await sendHalf({ method: 'POST', url: `${scene.server.url}/auth/login`, body })
    const ending = scene.server.end('SIGTERM')
    while (await isHealthy(scene.server.url)) await pause(10)
    underWay.finish()
    expect(await underWay.status).toBe(200)
    expect(await ending).toBe(0)
    isGone = true
    await acting

    scene.server = await startChildServer(scene.dataDir)
    await expectAllKept(scene)
  }, 300_000)
})
