import { expect, it } from 'vitest'
import { QueueFullError } from '../../database/committer.ts'
import { inTurn, type Lane } from './take-turn.ts'

it('Whoever checks many passwords at once keeps nobody else of the same kind waiting, and is bounded', async () => {
  const seen: string[] = []
  const checks = (of: string, lane: Lane = 'known') => inTurn({ lane, of }, async () => void seen.push(of))
  const many = Array.from({ length: 20 }, () => checks('one'))
  const others = [checks('other'), checks('a stranger', 'logIn')]
  const refused = (await Promise.allSettled(many)).flatMap((outcome) =>
    outcome.status === 'rejected' ? [outcome.reason] : [],
  )
  await Promise.all(others)
  expect(refused.length).toBeGreaterThan(5)
  expect(refused.every((reason) => reason instanceof QueueFullError)).toBe(true)
  // The first was alone, and the line of known ones had its turn.
  expect(seen.indexOf('a stranger')).toBeLessThan(3)
  expect(seen.indexOf('other')).toBeLessThan(5)
})
