import { onTestFinished, vi } from 'vitest'
import { FAILURES, type FailureCode } from '#contract/wire/failure.ts'
import type { Problem } from '#domain/text/problem.ts'

type Call = { path: string; body: unknown }
type Answer =
  | { data: unknown }
  | { code: FailureCode; problems?: Record<string, Problem>; reference?: string }
  | 'no network'

const responseTo = (answer: Exclude<Answer, 'no network'>): Response => {
  if ('data' in answer) return Response.json({ response: { status: 200, status_text: 'OK', data: answer.data } })
  const { code, problems, reference } = answer
  const { status, message } = FAILURES[code]
  const error = { code, message, ...(problems && { problems }), ...(reference && { reference }) }
  return Response.json({ response: { status, status_text: '', data: null, error } }, { status })
}

/** Stands for the server until the test is over: gives these answers in turn, the last one again and again. */
export const answers = (...given: Answer[]): Call[] => {
  const calls: Call[] = []
  const fetch = async (url: string, { body }: RequestInit = {}) => {
    const answer = given[Math.min(calls.length, given.length - 1)] ?? 'no network'
    calls.push({ path: url.replace(/^.*\/api\/v1/, ''), body: typeof body === 'string' ? JSON.parse(body) : null })
    if (answer === 'no network') throw new TypeError('fetch failed')
    return responseTo(answer)
  }
  vi.stubGlobal('fetch', fetch)
  onTestFinished(() => void vi.unstubAllGlobals())
  return calls
}
