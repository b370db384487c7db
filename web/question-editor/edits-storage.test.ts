import { beforeEach, describe, expect, it } from 'vitest'
import { editsStorage, isEditsKey, keptBase, removeEdits, withBase } from './edits-storage.ts'

const kept = new Map<string, string>()
const device = {
  getItem: (key: string) => kept.get(key) ?? null,
  setItem: (key: string, value: string) => void kept.set(key, value),
  removeItem: (key: string) => void kept.delete(key),
}
beforeEach(() => kept.clear())

describe('unsaved changes of a quiz', () => {
  it('are apart from those of other quizzes and of other teachers, and from the quiz that is being made', () => {
    device.setItem('QBDets', 'new')
    for (const [teacher, quiz] of [
      ['t1', 'a'],
      ['t1', 'b'],
      ['t2', 'a'],
    ] as const)
      editsStorage(device, teacher, quiz).setItem('QBDets', `${teacher} ${quiz}`)
    expect(editsStorage(device, 't1', 'a').getItem('QBDets')).toBe('t1 a')
    expect(editsStorage(device, 't2', 'a').getItem('QBDets')).toBe('t2 a')
    expect(device.getItem('QBDets')).toBe('new')
    editsStorage(device, 't1', 'a').removeItem('QBDets')
    expect(editsStorage(device, 't1', 'b').getItem('QBDets')).toBe('t1 b')
    expect([...kept.keys()].filter((key) => isEditsKey(key, 't1', 'b'))).toHaveLength(1)
  })

  it('say which version they are of, as long as there are any', () => {
    const storage = editsStorage(device, 't1', 'a')
    expect(keptBase(storage)).toBeNull()
    const edits = withBase(storage, { id: 'v1', number: 3 })
    edits.setItem('QBDets', '…')
    expect(keptBase(storage)).toEqual({ id: 'v1', number: 3 })
    edits.removeItem('QBDets')
    expect(keptBase(storage)).toBeNull()
  })

  it.each(['', '{', '[]', '["v1"]', '[1, 2]', '{"id":"v1"}'])('say nothing where %j is kept', (text) => {
    const storage = editsStorage(device, 't1', 'a')
    storage.setItem('QBBase', text)
    expect(keptBase(storage)).toBeNull()
  })

  it('go with a teacher who logs out, and nobody else’s do', () => {
    const storage = { 'QBEdit.t1.a.QBDets': '1', 'QBEdit.t2.a.QBDets': '2', QBDets: '3' } as unknown as Storage
    const removed: string[] = []
    Object.defineProperty(storage, 'removeItem', { value: (key: string) => removed.push(key) })
    removeEdits(storage, 't1')
    expect(removed).toEqual(['QBEdit.t1.a.QBDets'])
  })
})
