import { screen } from '@testing-library/dom'
import { expect, it, vi } from 'vitest'
import { paperOf } from '../../testing/response-server.ts'
import { show } from '../../testing/show.tsx'
import { Closed } from './closed.tsx'
import { NOTHING_REFUSED } from './refused.ts'
import type { ResponseView } from './response-view.ts'

const nothing = () => undefined
const responder = { answer: nothing, tell: nothing, end: nothing, reopen: nothing }
const BEGUN: ResponseView = {
  ...{ answers: {}, told: {}, isBegun: true, isStored: true, isEnded: false, isKnown: false, isCounted: false },
  ...{ isKept: true, failure: null, refused: NOTHING_REFUSED },
}

const failureOf = (code: string) => ({ status: 404, code, fields: {}, retryAfterMs: null })

it.each<[Partial<ResponseView>, string]>([
  [{ isBegun: false }, 'It takes no more answers.'],
  [{ isStored: false }, 'It was closed before any of what you wrote arrived.'],
  [{}, 'What had arrived by then is kept, marked as unfinished.'],
  [{ isKnown: true }, 'What you wrote has arrived and is kept, marked as unfinished.'],
  [{ isEnded: true }, 'It was closed before your answers arrived.'],
  [{ isCounted: true }, 'Your answers count as you sent them before.'],
  [{ isCounted: true, isEnded: true }, 'Your answers count as you sent them before.'],
  [{ isCounted: true, isKnown: true }, 'Your answers have arrived.'],
  [{ failure: failureOf('quiz_not_found') }, 'it may have been deleted by whoever asked. What has not arrived is kept'],
  [{ failure: failureOf('quiz_not_found'), isKept: false }, 'stands on this page alone'],
])('a survey that is closed says to whoever is at %j: %s', (at, said) => {
  show(<Closed paper={{ ...paperOf('survey'), status: 'closed' }} view={{ ...BEGUN, ...at }} responder={responder} />)
  expect(screen.getByText(said, { exact: false })).toBeTruthy()
})

it.each([
  [true, 'What you wrote still stands on this device.'],
  [false, 'What you wrote still stands on this page alone.'],
])('that was erased and is closed is not offered to be given again: kept %s', (isKept, said) => {
  const view = { ...BEGUN, isKept, failure: failureOf('response_erased') }
  show(<Closed paper={{ ...paperOf('survey'), status: 'closed' }} view={view} responder={responder} />)
  expect(screen.getByText(said, { exact: false })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Look at it and give it again' })).toBe(null)
})

it('that was erased is given again or deleted by whoever gave it, and never by itself', async () => {
  const startAnew = vi.fn()
  const { user } = show(
    <Closed
      paper={paperOf('survey')}
      view={{ ...BEGUN, failure: failureOf('response_erased') }}
      responder={{ ...responder, startAnew }}
    />,
  )
  expect(screen.getByText('What you gave here was erased')).toBeTruthy()
  await user.click(screen.getByRole('button', { name: 'Look at it and give it again' }))
  await user.click(screen.getByRole('button', { name: 'Delete it here too' }))
  expect(startAnew.mock.calls).toEqual([[true], [false]])
})
