import { expect, it } from 'vitest'
import { createSums } from './sum-results.ts'

const AT_ONCE = 3

/** Results of one quiz, which are read so many at once, and once more where that was all. */
const aQuiz = () => {
  const all: { endedAt: number; id: string; questionnaireId: string }[] = []
  async function* read(_: readonly string[], from: { endedAt: number; id: string }) {
    for (let last = from.endedAt; ; ) {
      const found = all.filter(({ endedAt }) => endedAt > last).slice(0, AT_ONCE)
      yield found
      if (found.length < AT_ONCE) return
      last = found.at(-1)?.endedAt ?? last
    }
  }
  const sums = createSums<(typeof all)[number], null, { ids: string[] }>({
    keyOf: () => '',
    read,
    atOnce: AT_ONCE,
    begin: () => ({ ids: [] }),
    onto: (sum) => ({ add: ({ id }) => void sum.ids.push(id), end: () => sum }),
    bytesOf: ({ ids }) => ids.length,
    mostBytes: 1000,
  })
  return {
    end: (count: number) => {
      for (let each = 0; each < count; each += 1)
        all.push({ endedAt: all.length + 1, id: `${all.length}`, questionnaireId: 'q' })
    },
    all,
    summed: async () => (await sums([{ id: 'q', count: all.length, changes: 0 }], null)).get('q')?.ids ?? [],
  }
}

it.each([[[1, AT_ONCE, 1]], [[1, 2 * AT_ONCE, 1, AT_ONCE]], [[AT_ONCE, 1]], [[2, 2, 2, 2]]])(
  'each result is in the sum once, however many ended between looks: %j',
  async (ended) => {
    const { end, summed, all } = aQuiz()
    for (const count of ended) {
      end(count)
      expect(await summed()).toEqual(all.map(({ id }) => id))
    }
  },
)
