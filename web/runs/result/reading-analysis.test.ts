import { afterEach, expect, it, vi } from 'vitest'
import { createPatience } from '../../calls/retry.ts'
import { aStudentServer } from '../../testing/student-server.ts'
import { readAnalysis } from './reading-analysis.ts'

afterEach(() => vi.unstubAllGlobals())

const answer = (data: unknown) => Response.json({ response: { status: 200, status_text: '', data } })

type Told = { why: string; mayBringBack: boolean; isEnded?: boolean }

/** The server tells no result for that reason. */
const found = ({ why, mayBringBack, isEnded = false }: Told) => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const { server, api } = aStudentServer()
  if (isEnded) server.result = {}
  const error = { code: why, message: 'No.' }
  const refused = () =>
    Response.json({ response: { status: 404, status_text: '', data: null, error } }, { status: 404 })
  vi.stubGlobal('fetch', async (address: string) => {
    const student = await api.student()
    return address.includes('/student?') && student.ok ? answer(student.value) : refused()
  })
  const trying = { patience: createPatience(), onFailure: () => undefined, mayBringBack: async () => mayBringBack }
  return readAnalysis('ABCD2345', trying)
}

const BACK = { kind: 'leave', to: '/quiz?code=ABCD2345' }
const NOT_RELEASED = { kind: 'refused', failure: { code: 'result_not_released' } }

it.each<[string, Told, object]>([
  ['the server has forgotten', { why: 'no_attempt', mayBringBack: true }, BACK],
  ['the server has forgotten the end of', { why: 'result_not_released', mayBringBack: true }, BACK],
  [
    'this device does not keep, or has led back to before',
    { why: 'no_attempt', mayBringBack: false },
    { kind: 'leave', to: '/?notice=no_attempt&code=ABCD2345' },
  ],
  ['is under way', { why: 'result_not_released', mayBringBack: false }, NOT_RELEASED],
  // It would lead here again.
  ['the server has to its end', { why: 'result_not_released', mayBringBack: true, isEnded: true }, NOT_RELEASED],
  [
    'is of a quiz that is gone',
    { why: 'quiz_not_found', mayBringBack: true },
    { kind: 'leave', to: '/?notice=quiz_not_found&code=ABCD2345' },
  ],
])('the result of an attempt that %s', async (_, told, expected) => {
  expect(await found(told)).toMatchObject(expected)
})
