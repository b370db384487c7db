import { afterEach, expect, it, vi } from 'vitest'
import { readAnalysis } from './reading-analysis.ts'
import { createPatience } from './retry.ts'

afterEach(() => vi.unstubAllGlobals())

/** The server refuses the result with that code. */
const found = (code: string, isKept: boolean) => {
  vi.stubGlobal('localStorage', { getItem: () => null })
  const error = { code, message: 'No.' }
  const refused = () =>
    Response.json({ response: { status: 404, status_text: '', data: null, error } }, { status: 404 })
  vi.stubGlobal('fetch', async () => refused())
  const trying = { patience: createPatience(), onFailure: () => undefined, isKeptHere: async () => isKept }
  return readAnalysis('ABCD2345', trying)
}

it.each([
  ['no_attempt', true, { kind: 'leave', to: '/quiz?code=ABCD2345' }],
  ['result_not_released', true, { kind: 'leave', to: '/quiz?code=ABCD2345' }],
  ['no_attempt', false, { kind: 'leave', to: '/?notice=no_attempt&code=ABCD2345' }],
  ['result_not_released', false, { kind: 'refused', failure: { code: 'result_not_released' } }],
  ['quiz_not_found', true, { kind: 'leave', to: '/?notice=quiz_not_found&code=ABCD2345' }],
])('a result that is refused with %s, where it was submitted here (%s), leads to %j', async (code, isKept, to) => {
  expect(await found(code, isKept)).toMatchObject(to)
})
