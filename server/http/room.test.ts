import { afterEach, beforeEach, expect, it, vi } from 'vitest'
import { createRoom, type GiveBack, type Room } from './room.ts'

const SIZE = { bytes: 100, ofOne: 60, waitsMs: 1000, mostWaiting: 3 }

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** What somebody's asking comes to. */
const asking = (room: Room, asked: { bytes: number; of: string }) => {
  const outcome = { of: 'waits' as 'waits' | 'taken' | 'refused', giveBack: () => {} }
  const settle = (giveBack: GiveBack | null) => {
    outcome.of = giveBack ? 'taken' : 'refused'
    if (giveBack) outcome.giveBack = giveBack
  }
  const taken = room.take(asked)
  if (taken) settle(taken)
  else void room.wait(asked).then(settle)
  return outcome
}
const settled = () => vi.advanceTimersByTimeAsync(0)

it('is taken by whoever comes until it is full, and then by whoever waited first', async () => {
  const room = createRoom(SIZE)
  const take = (bytes: number, of: string) => asking(room, { bytes, of })
  const [one, two, three] = [take(50, 'a'), take(50, 'b'), take(30, 'c')]
  const four = take(30, 'd')
  await settled()
  expect([one.of, two.of, three.of, four.of]).toEqual(['taken', 'taken', 'waits', 'waits'])
  one.giveBack()
  one.giveBack()
  await settled()
  expect([three.of, four.of, room.taken()]).toEqual(['taken', 'waits', 80])
  two.giveBack()
  await settled()
  expect([four.of, room.taken()]).toEqual(['taken', 60])
})

it('is for one address no more than a part, while others come in past it', async () => {
  const room = createRoom(SIZE)
  const take = (bytes: number, of: string) => asking(room, { bytes, of })
  const [first, second, other] = [take(40, 'a'), take(40, 'a'), take(50, 'b')]
  await settled()
  expect([first.of, second.of, other.of]).toEqual(['taken', 'waits', 'taken'])
  await vi.advanceTimersByTimeAsync(1000)
  expect([second.of, room.taken()]).toEqual(['refused', 90])
})

it('refuses at once where too many wait', async () => {
  const room = createRoom(SIZE)
  const taking = Array.from({ length: 5 }, (_, at) => asking(room, { bytes: 90, of: String(at) }))
  await settled()
  expect(taking.map(({ of }) => of)).toEqual(['taken', 'waits', 'waits', 'waits', 'refused'])
  await vi.advanceTimersByTimeAsync(1000)
  expect(taking.map(({ of }) => of)).toEqual(['taken', 'refused', 'refused', 'refused', 'refused'])
  taking[0]?.giveBack()
  expect(room.taken()).toBe(0)
})

it('takes what is larger than itself where nothing else is', async () => {
  const room = createRoom(SIZE)
  const [large, small] = [asking(room, { bytes: 500, of: 'a' }), asking(room, { bytes: 1, of: 'b' })]
  await settled()
  expect([large.of, small.of]).toEqual(['taken', 'waits'])
  large.giveBack()
  await settled()
  expect(small.of).toBe('taken')
})
