import { describe, expect, it } from 'vitest'
import { isOutage, outagePath } from './outage.ts'
import { FailedCall } from './reply.ts'

const failed = (status: number | null) => new FailedCall({ status, code: '', fields: {}, retryAfterMs: null })

describe('an outage', () => {
  it.each([
    ['no answer', failed(null), true],
    ['a fault of the server', failed(500), true],
    ['a server that is busy', failed(503), true],
    ['a refusal', failed(403), false],
    ['a mistake of our own', new TypeError('x'), false],
  ])('is %s: %#', (_, error, expected) => expect(isOutage(error)).toBe(expected))

  it.each([
    ['/dashboard', '', undefined, '/500?from=%2Fdashboard'],
    ['/dashboard/quizzes', '?page=2&q=a', undefined, '/500?from=%2Fdashboard%2Fquizzes%3Fpage%3D2%26q%3Da'],
    ['/dashboard', '', 'K7MPQ2RTVX', '/500?from=%2Fdashboard&reference=K7MPQ2RTVX'],
    ['/500', '?from=%2Fdashboard', 'K7MPQ2RTVX', null],
  ])('on %s%s with the reference %s leads to %s', (pathname, search, reference, path) =>
    expect(outagePath({ pathname, search }, reference)).toBe(path),
  )
})
