import { expect, it } from 'vitest'
import { createLine, createLines } from './line.ts'
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
