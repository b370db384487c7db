import { onTestFinished, vi } from 'vitest'
import type * as z from 'zod/mini'
import type { Endpoint } from '#contract/wire/endpoint.ts'
import { FAILURES, type FailureCode } from '#contract/wire/failure.ts'
import { API_BASE } from '#contract/wire/wire.ts'

type Call = { endpoint: Endpoint; params: string[]; query: Record<string, string>; body: unknown }
type Data<E extends Endpoint> = z.input<E['data']>
type Refused = { refused: FailureCode; problems?: Record<string, string> | undefined }
type Answer<E extends Endpoint> = Data<E> | ((call: Call) => Data<E> | Refused)

const patternOf = (path: string): RegExp => new RegExp(`^${path.replace(/:\w+/g, '([^/]+)')}$`)

const isRefused = (answer: unknown): answer is Refused =>
  typeof answer === 'object' && answer !== null && 'refused' in answer

const responseTo = (answer: unknown): Response => {
  if (!isRefused(answer)) return Response.json({ response: { status: 200, status_text: 'OK', data: answer } })
  const { status, message } = FAILURES[answer.refused]
  const error = { code: answer.refused, message, ...(answer.problems && { problems: answer.problems }) }
  return Response.json({ response: { status, status_text: '', data: null, error } }, { status })
}

/** Stands for the server until the test is over: answers what it was told to answer; `isDown`: nothing. */
export const aTeacherServer = () => {
  const state = { isDown: false }
  const calls: Call[] = []
  const answered = new Map<Endpoint, unknown>()
  const answerTo = (method: string, url: string, body: unknown): unknown => {
    const { pathname, searchParams } = new URL(url, 'https://quiznity.example')
    for (const [endpoint, answer] of answered) {
      const found = patternOf(endpoint.path).exec(pathname.replace(API_BASE, ''))
      if (endpoint.method !== method || !found) continue
      const call = { endpoint, params: found.slice(1), query: Object.fromEntries(searchParams), body }
      calls.push(call)
      return typeof answer === 'function' ? answer(call) : answer
    }
    throw new Error(`nobody answers ${method} ${pathname}`)
  }
  vi.stubGlobal('fetch', async (url: string, { method = 'GET', body }: RequestInit = {}) => {
    if (state.isDown) throw new TypeError('no network')
    return responseTo(answerTo(method, url, typeof body === 'string' ? JSON.parse(body) : null))
  })
  onTestFinished(() => void vi.unstubAllGlobals())
  return {
    state,
    /** From now on. */
    answers: <E extends Endpoint>(endpoint: E, answer: Answer<E>): void => void answered.set(endpoint, answer),
    /** What was sent in its calls. */
    sent: (endpoint: Endpoint) => calls.filter((call) => call.endpoint === endpoint),
  }
}
