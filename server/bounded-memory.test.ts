// @module-tag long
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { signUp } from '#contract/people/accounts.ts'
import { createQuiz } from '#contract/questionnaires/questionnaires.ts'
import type { NewQuizOnWire } from '#contract/questionnaires/questionnaires-requests.ts'
import { envelope } from '#contract/wire/wire.ts'
import { aBigQuiz } from './testing/big-quiz.ts'
import { type ChildServer, isHealthy, startChildServer } from './testing/child-server.ts'

/** What the paper shelves may hold, beside what the program itself and the answers under way take. */
const HEAP_MB = 192
const MOST_RESIDENT_MB = 700
const PAPERS = 30
const READERS = 4

describe('a server with little memory', () => {
  const dataDir = mkdtempSync(join(tmpdir(), 'quiznity-memory-'))
  let server: ChildServer
  let token = ''

  const post = async (path: string, body: object) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${token}` }
    const reply = await fetch(server.url + path, { method: 'POST', headers, body: JSON.stringify(body) })
    return envelope.parse(await reply.json()).response
  }
  const publishes = (quiz: NewQuizOnWire) => post('/quiz/new', quiz)
  const reads = async (code: string) => {
    const reply = await fetch(`${server.url}/quiz?code=${code}`, { headers: { authorization: `Bearer ${token}` } })
    await reply.arrayBuffer()
    return reply.status
  }

  beforeAll(async () => {
    server = await startChildServer(dataDir, { NODE_OPTIONS: `--max-old-space-size=${HEAP_MB}` })
    const details = { name: 'Mallory', email: 'mallory@school.in', phone: '9876543210', password: 'chalk123!' }
    token = signUp.data.parse((await post('/teacher', details)).data).auth_token
  })
  afterAll(async () => {
    await server.end('SIGKILL')
    rmSync(dataDir, { recursive: true, force: true })
  })

  it('lives through one account that fills its quota with the largest papers, and readers who ask for all of them', async () => {
    const codes: string[] = []
    const refusals = new Set<string | undefined>()
    for (let at = 0; at < PAPERS; at += 1) {
      const made = await publishes(aBigQuiz(at))
      if (made.status === 201) codes.push(createQuiz.data.parse(made.data).share_code)
      else refusals.add(made.error?.code)
    }
    expect([...refusals]).toEqual(['quizzes_too_large'])
    expect(codes.length).toBeGreaterThan(20)
    const everybody = Array.from({ length: READERS }, () => codes.map(reads)).flat()
    expect(new Set(await Promise.all(everybody))).toEqual(new Set([200]))
    expect(await isHealthy(server.url)).toBe(true)
    if (process.platform !== 'linux') return
    const [, most = ''] = /VmHWM:\s+(\d+) kB/.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
    expect(Number(most) / 1024).toBeLessThan(MOST_RESIDENT_MB)
  }, 120_000)
})
