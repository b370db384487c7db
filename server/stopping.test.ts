import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { DatabaseSync } from 'node:sqlite'
import { setTimeout as pause } from 'node:timers/promises'
import { describe, expect, it, onTestFinished } from 'vitest'
import { readQuiz } from '#contract/questionnaires/papers.ts'
import { saveAnswers } from '#contract/runs/attempts.ts'
import { isHealthy, startChildServer } from './testing/child-server.ts'
import { sendHalf } from './testing/half-sent.ts'
import { publishOverHttp } from './testing/students/crowd.ts'
import { aVirtualStudent } from './testing/students/virtual-student.ts'

/** What takes as long as it takes, and is asked how long. */
const BY_THE_CLOCK = { tags: ['long'], timeout: 150_000 }

const aChild = async (settings?: Record<string, string>) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-stop-'))
  const server = await startChildServer(dataDir, settings)
  onTestFinished(async () => {
    await server.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })
  return { dataDir, server, quiz: await publishOverHttp(server.url) }
}

/** The status of a request on a connection of its own; undefined when nobody answers. */
const statusOf = async (url: string) => {
  const answer = await fetch(url, { headers: { connection: 'close' } }).catch(() => null)
  await answer?.arrayBuffer()
  return answer?.status
}

describe('a server that is told to stop', () => {
  it('says so to health checks at once, and goes on answering while a proxy notices', BY_THE_CLOCK, async () => {
    const { server, quiz } = await aChild({ TRUST_PROXY: 'on' })
    const paper = `${server.url}${readQuiz.path}?code=${quiz.code}`
    const told = performance.now()
    const ending = server.end('SIGTERM')
    while (await isHealthy(server.url)) await pause(5)
    expect(performance.now() - told).toBeLessThan(5000)

    // Until it is gone: a machine that is slow lets fewer be asked, and none is refused before.
    let answeredUntil = told
    while ((await statusOf(paper)) === 200) {
      answeredUntil = performance.now()
      await pause(100)
    }
    expect(answeredUntil - told).toBeGreaterThan(2000)
    expect(await Promise.all([server.end('SIGTERM'), ending])).toEqual([0, 0])
    expect(await statusOf(paper)).toBe(undefined)
  })

  it('waits for a save that is under way, and keeps it', { timeout: 150_000 }, async () => {
    const { dataDir, server, quiz } = await aChild()
    const student = aVirtualStudent(quiz, { phone: '8000000001', random: () => 0 })
    await student.step(server.url)
    const answers = quiz.questionIds.map((question_id) => ({ question_id, selected_index: 1 }))
    const save = await sendHalf({
      method: 'PUT',
      url: server.url + saveAnswers.path,
      body: JSON.stringify({ quiz_code: quiz.code, revision: 7, answers }),
      cookie: student.told.cookie,
    })
    const ending = server.end('SIGTERM')
    while ((await statusOf(`${server.url}/_health`)) !== undefined) await pause(20)
    save.finish()
    expect([await save.status, await ending]).toEqual([200, 0])

    const database = new DatabaseSync(join(dataDir, 'quiznity.sqlite'), { readOnly: true })
    expect(database.prepare('select revision from saved_answers').all()).toEqual([{ revision: 7 }])
    database.close()
  })

  it('is not held by somebody who sends byte by byte, or nothing at all', BY_THE_CLOCK, async () => {
    const { server } = await aChild()
    const body = JSON.stringify({ email: 'teacher@school.in', password: 'x'.repeat(5000) })
    const slow = await sendHalf({ method: 'POST', url: `${server.url}/auth/login`, body })
    const silent = await sendHalf({ method: 'POST', url: `${server.url}/auth/login`, body })
    const trickling = setInterval(slow.trickle, 50)
    const told = performance.now()
    expect(await server.end('SIGTERM')).toBe(0)
    clearInterval(trickling)
    expect(performance.now() - told).toBeLessThan(45_000)
    expect([await slow.status, await silent.status]).toEqual([undefined, undefined])
  })
})
