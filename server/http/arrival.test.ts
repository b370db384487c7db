import { once } from 'node:events'
import { connect } from 'node:net'
import Fastify from 'fastify'
import { describe, expect, it } from 'vitest'
import { readStudent } from '#contract/runs/attempts.ts'
import { API_BASE } from '#contract/wire/wire.ts'
import { turns } from '../testing/at-once.ts'
import { describeOneDatabase } from '../testing/describe-each-database.ts'
import { aPublishedQuiz, aStudent, aTeacher, expectOk } from '../testing/people.ts'
import { aWorld } from '../testing/world.ts'
import { arrivalOf, createArrivals, noteArrivals } from './arrival.ts'

const NINE = Date.UTC(2026, 0, 15, 9)

describe('when answers arrived', () => {
  it.each([
    ['at once, as long as nobody watches', { isWatched: false, blockedMs: 5000, bodyMs: 0 }, 5000],
    ['at once, on a loop that is idle', { isWatched: true, blockedMs: 0, bodyMs: 0 }, 0],
    [
      'when the loop had last finished reading, however long it was busy',
      { isWatched: true, blockedMs: 5000, bodyMs: 0 },
      0,
    ],
    ['with its headers, as long as its body takes 10 s', { isWatched: true, blockedMs: 5000, bodyMs: 10_000 }, 0],
    ['with its last byte, where its body takes longer', { isWatched: true, blockedMs: 5000, bodyMs: 10_001 }, 15_001],
    ['with its last byte, on an idle loop too', { isWatched: true, blockedMs: 0, bodyMs: 11_000 }, 11_000],
  ])('is %s', async (_, { isWatched, blockedMs, bodyMs }, after) => {
    let passed = 0
    const arrivals = createArrivals(
      () => NINE + passed,
      () => passed,
    )
    const http = Fastify()
    noteArrivals(http, arrivals, () => NINE + passed)
    http.post('/', async (request) => {
      passed += bodyMs
      return arrivalOf(request, NINE + passed)
    })
    await http.ready()
    if (isWatched) {
      arrivals.watch()
      await new Promise((resolve) => setImmediate(() => setImmediate(resolve)))
    }
    passed += blockedMs
    const reply = await http.inject({ method: 'POST', url: '/' })
    expect(Number(reply.body) - NINE).toBe(after)
    await http.close()
  })
})

describeOneDatabase('a server that is busy past the bell', (open) => {
  it('counts what was sent before it, and refuses what was sent after', async () => {
    const world = await aWorld(open)
    const quiz = await aPublishedQuiz(await aTeacher(world))
    const student = await aStudent(world, quiz)
    const { ends_at } = student.started
    // Time stands still 100 ms before the last moment that counts; the loop asks it each time that it has read all there was.
    let passed = 0
    let isAsked = () => {}
    const monotonic = () => {
      isAsked()
      return passed
    }
    const app = await world.secondApp(() => ends_at + 29_900 + passed, monotonic)
    const port = Number(new URL(await app.http.listen({ port: 0, host: '127.0.0.1' })).port)
    const cookie = [...student.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ')
    const socket = connect({ port, host: '127.0.0.1' })
    await once(socket, 'connect')
    const saves = (revision: number) => {
      const answers = [{ question_id: quiz.questionIds[0], selected_index: revision }]
      const body = JSON.stringify({ quiz_code: quiz.code, revision, answers })
      const head = [
        `PUT ${API_BASE}/student/quiz/answers HTTP/1.1`,
        `host: 127.0.0.1:${port}`,
        `cookie: ${cookie}`,
        'content-type: application/json',
        `content-length: ${Buffer.byteLength(body)}`,
      ]
      // A socket that is connected hands it to the system at once.
      socket.write(`${head.join('\r\n')}\r\n\r\n${body}`)
    }
    const statusOfNext = async () => String((await once(socket, 'data'))[0]).slice(0, 12)
    await turns(10)
    saves(1)
    // A crowd has to be scored before the loop reads it.
    passed = 300
    expect(await statusOfNext()).toBe('HTTP/1.1 200')
    await new Promise<void>((resolve) => {
      isAsked = resolve
    })
    saves(2)
    expect(await statusOfNext()).toBe('HTTP/1.1 410')
    expect(readStudent.data.parse(expectOk(await student.found())).answers[0]?.selected_index).toBe(1)
    socket.destroy()
    await world.end()
  })
})
