import { describe, expect, it } from 'vitest'
import { createOwnVersions } from './own-versions.ts'

/** Two tabs of one draft, both of which have what lies on the device. */
const twoTabs = () => {
  let writes = ['w0']
  const tab = () => {
    const own = createOwnVersions(() => writes, 'first')
    /** `on`: what it knows of the writes before. */
    const write = (draft: string, on = writes) => {
      writes = [`w${draft}`, ...on]
      own.has(draft)
    }
    return { own, write }
  }
  return { writes: () => writes, set: (next: string[]) => (writes = next), one: tab(), other: tab() }
}

describe('of two tabs of one draft', () => {
  it('one that has written nothing since has all of what the other one wrote from', () => {
    const { one, other } = twoTabs()
    expect(one.own.isOutdated()).toBe(false)
    other.write('second')
    other.write('third')
    expect(one.own.isOutdated()).toBe(true)
    expect(one.own.common()).toEqual({ draft: 'first', isNewest: true })
    one.own.has('third')
    expect(one.own.isOutdated()).toBe(false)
    one.write('fourth')
    expect(other.own.common()).toEqual({ draft: 'third', isNewest: true })
  })

  it('one whose write the other one has not seen is told what both had before', () => {
    const { writes, set, one } = twoTabs()
    const unseen = writes()
    one.write('mine')
    set(['theirs', ...unseen])
    expect(one.own.isOutdated()).toBe(true)
    expect(one.own.common()).toEqual({ draft: 'first', isNewest: false })
  })
})
