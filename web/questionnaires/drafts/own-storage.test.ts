import { describe, expect, it } from 'vitest'
import { emptyDetails, readDraft, writeDraft } from '../entries/stored-draft.ts'
import { claimFor } from './own-storage.ts'
import { storageOf } from './owned-storage.ts'

const aDevice = (items = new Map<string, string>()) => ({
  items,
  getItem: (key: string) => items.get(key) ?? null,
  setItem: (key: string, value: string) => void items.set(key, value),
  removeItem: (key: string) => void items.delete(key),
})

const draftOf = (title: string) => ({
  details: { ...emptyDetails(), title },
  items: [{ kind: 'single_choice' as const, prompt: title, draft: { options: ['a', 'b'], correct: 1 } }],
})
const titleFor = (device: ReturnType<typeof aDevice>, owner: string) =>
  readDraft(storageOf(device, owner))?.details.title ?? null

describe('the draft on a device', () => {
  it('is its owner’s alone, and is found again once the owner is back', () => {
    const device = aDevice()
    claimFor(device, 'mita')
    writeDraft(storageOf(device, 'mita'), draftOf('Mita’s exam'))
    claimFor(device, 'anil')
    expect([titleFor(device, 'anil'), titleFor(device, 'mita')]).toEqual([null, 'Mita’s exam'])
    writeDraft(storageOf(device, 'anil'), draftOf('Anil’s exam'))
    claimFor(device, 'mita')
    expect([titleFor(device, 'anil'), titleFor(device, 'mita')]).toEqual(['Anil’s exam', 'Mita’s exam'])
  })

  it('lies under the described names for the one who wrote last', () => {
    const device = aDevice()
    claimFor(device, 'mita')
    writeDraft(storageOf(device, 'mita'), draftOf('Mita’s exam'))
    expect([...device.items.keys()].sort()).toEqual(['QBDets', 'QBOwner', 'QBWrites', 'Qlist'])
    claimFor(device, 'anil')
    expect([...device.items.keys()].sort()).toEqual(['QBDets.mita', 'QBOwner', 'QBWrites.mita', 'Qlist.mita'])
  })

  it('of a tab that is still open goes to its own owner, when another teacher has begun meanwhile', () => {
    const device = aDevice()
    claimFor(device, 'mita')
    const hers = storageOf(device, 'mita')
    claimFor(device, 'anil')
    writeDraft(storageOf(device, 'anil'), draftOf('Anil’s exam'))
    writeDraft(hers, draftOf('Mita’s exam'))
    expect([titleFor(device, 'anil'), titleFor(device, 'mita')]).toEqual(['Anil’s exam', 'Mita’s exam'])
  })

  it('that has no owner yet becomes whose it is opened by, once', () => {
    const device = aDevice()
    writeDraft(device, draftOf('An exam'))
    claimFor(device, 'mita')
    expect(titleFor(device, 'mita')).toBe('An exam')
    claimFor(device, 'anil')
    expect(titleFor(device, 'anil')).toBe(null)
  })

  it('is shown to nobody else when the device has no room to set it aside', () => {
    const device = aDevice()
    claimFor(device, 'mita')
    writeDraft(storageOf(device, 'mita'), draftOf('Mita’s exam'))
    const full = {
      ...device,
      setItem: () => {
        throw new DOMException('full', 'QuotaExceededError')
      },
    }
    expect(() => claimFor(full, 'anil')).toThrow()
    expect([titleFor(device, 'anil'), titleFor(device, 'mita')]).toEqual([null, 'Mita’s exam'])
  })
})
