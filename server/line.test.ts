import { expect, it } from 'vitest'
import { QueueFullError } from './database/committer.ts'
import { createFairLine, createLine, createLines } from './line.ts'
import { turns } from './testing/at-once.ts'

it('Work in a line is done one after the other, whatever becomes of it, and lets others in between', async () => {
  const inLine = createLine()
  const seen: string[] = []
  const work = (name: string) => async () => {
    seen.push(`${name} begins`)
    await turns(2)
    seen.push(`${name} ends`)
    if (name === 'b') throw new Error('b fails')
    return name
  }
  const done = Promise.allSettled(['a', 'b', 'c'].map((name) => inLine(work(name))))
  const other = setInterval(() => seen.push('other'), 0)
  expect((await done).map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled'])
  clearInterval(other)
  expect(seen.filter((what) => what !== 'other')).toEqual(
    ['a', 'b', 'c'].flatMap((name) => [`${name} begins`, `${name} ends`]),
  )
})

it('Work of one name waits for that of its name alone', async () => {
  const inLine = createLines()
  const seen: string[] = []
  const { promise, resolve } = Promise.withResolvers<void>()
  const work =
    (name: string, until: Promise<void> = Promise.resolve()) =>
    async () => {
      seen.push(`${name} begins`)
      await until
      if (name === 'huge') throw new Error('huge fails')
      return name
    }
  const huge = inLine('one', work('huge', promise)).catch(() => 'failed')
  const behind = inLine('one', work('behind'))
  expect(await inLine('other', work('small'))).toBe('small')
  expect(seen).toEqual(['huge begins', 'small begins'])
  resolve()
  expect(await Promise.all([huge, behind])).toEqual(['failed', 'behind'])
  expect(await inLine('one', work('later'))).toBe('later')
})

it('Names in a line take turns, and too much of one, or of all, is refused', async () => {
  const inLine = createFairLine({ mostWaiting: 4, mostOfOne: 3 })
  const seen: string[] = []
  const does = (name: string, what: string) =>
    inLine(name, async () => {
      await turns(1)
      seen.push(what)
      if (what === 'a2') throw new Error('a2 fails')
    })
  const asked = ['a1', 'a2', 'a3', 'a4', 'a5', 'b1', 'c1'].map((what) => does(what.slice(0, 1), what))
  const outcomes = (await Promise.allSettled(asked)).map((outcome) =>
    outcome.status === 'fulfilled' ? 'done' : outcome.reason instanceof QueueFullError ? 'refused' : 'failed',
  )
  expect(outcomes).toEqual(['done', 'failed', 'done', 'done', 'refused', 'done', 'refused'])
  expect(seen).toEqual(['a1', 'a2', 'b1', 'a3', 'a4'])
  await does('a', 'a6')
  expect(seen.at(-1)).toBe('a6')
})
