import { beforeEach, expect, it } from 'vitest'
import { aSheet, chose } from '../../testing/student-server.ts'
import type { KeptResponse } from './kept-response.ts'
import { openResponses } from './response-journal.ts'

// The pages' test environment has local storage and no database.
beforeEach(() => localStorage.clear())

const aResponse = (id: string, change: Partial<KeptResponse> = {}): KeptResponse => ({
  ...{ id, code: 'ABCD2345', versionId: 'v1', sheet: aSheet({ q1: chose(0, 1) }), unsent: ['q1'], isEnded: false },
  standing: { revision: 0, isCounted: false, epoch: null, heard: 0 },
  ...{ change: null, isPart: false, oneCall: false, isAnonymous: false, writtenAt: Date.now(), heldAt: null },
  ...change,
})
const arrived = { unsent: [], standing: { revision: 1, isCounted: true, epoch: 'one', heard: 1 } }

it('a device whose database refuses everything goes on as the same one, with what was answered', async () => {
  const first = openResponses('ABCD2345')
  expect(await first.known()).toBe(null)
  const { id } = await first.open()
  expect(await first.write(aResponse(id))).not.toBe(null)
  const again = await openResponses('ABCD2345').known()
  expect(again).toMatchObject({ id, kept: { sheet: aResponse(id).sheet, unsent: ['q1'] } })
  expect(await openResponses('OTHER234').known()).toBe(null)
})

it('nothing of an anonymous response stays there once it has arrived, but that it was given', async () => {
  const journal = openResponses('ABCD2345')
  await journal.write(aResponse('key', { isAnonymous: true }))
  expect(JSON.stringify({ ...localStorage })).toContain('q1')
  await journal.write(aResponse('key', { isAnonymous: true, ...arrived }))
  expect(JSON.stringify({ ...localStorage })).not.toContain('q1')
  expect((await openResponses('ABCD2345').known())?.kept).toMatchObject({ isPart: true, standing: arrived.standing })
})

it('of one that was erased nothing is left, and another one begins', async () => {
  const journal = openResponses('ABCD2345')
  await journal.write(aResponse('key'))
  const { id, kept } = await journal.startAnew('key')
  expect([id === 'key', kept, await journal.readAll()]).toEqual([false, null, []])
})
