import { describe, expect, it } from 'vitest'
import { QUESTIONS_KEY } from '../entries/device-storage.ts'
import { emptyDetails, type QuizDraft, readWrites, writeDraft } from '../entries/stored-draft.ts'
import { createOwnVersions } from './own-versions.ts'

const aDevice = () => {
  const items = new Map<string, string>()
  return {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
    removeItem: (key: string) => void items.delete(key),
  }
}
const draft = (title: string): QuizDraft => ({ details: { ...emptyDetails(), title }, items: [] })

/** Two tabs of one draft, both of which have what lies on the device. */
const twoTabs = () => {
  const device = aDevice()
  writeDraft(device, draft('first'))
  const tab = () => {
    const own = createOwnVersions(() => readWrites(device), draft('first'))
    const write = (title: string) => {
      writeDraft(device, draft(title), own.known())
      own.has(draft(title))
    }
    return { own, write }
  }
  return { device, one: tab(), other: tab() }
}

describe('of two tabs of one draft', () => {
  it('one that has written nothing since has all of what the other one wrote from', () => {
    const { one, other } = twoTabs()
    expect(one.own.isOutdated()).toBe(false)
    other.write('second')
    other.write('third')
    expect(one.own.isOutdated()).toBe(true)
    expect(one.own.common()).toEqual({ draft: draft('first'), isNewest: true })
    one.own.has(draft('third'))
    expect(one.own.isOutdated()).toBe(false)
    one.write('fourth')
    expect(other.own.common()).toEqual({ draft: draft('third'), isNewest: true })
  })

  it('one whose write the other one has not seen is told what both had before', () => {
    const { device, one, other } = twoTabs()
    const unseen = other.own.known()
    one.write('mine')
    writeDraft(device, draft('theirs'), unseen)
    expect(one.own.isOutdated()).toBe(true)
    expect(one.own.common()).toEqual({ draft: draft('first'), isNewest: false })
  })

  it('the one that wrote last mends what both have left in parts', () => {
    const { device, one, other } = twoTabs()
    one.write('mine')
    other.own.has(draft('mine'))
    other.write('theirs')
    device.setItem(QUESTIONS_KEY, '[{"problem":"Left by the first","options":["",""]}]')
    expect([one.own.isOthersToMend(), other.own.isOthersToMend()]).toEqual([true, false])
    expect(other.own.common()).toEqual({ draft: draft('mine'), isNewest: false })
  })
})
