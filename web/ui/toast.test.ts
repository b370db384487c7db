import { afterEach, describe, expect, it, vi } from 'vitest'
import { dismissToast, onToastsChange, shownToasts, toast } from './toast.ts'

afterEach(() => {
  for (const { id } of shownToasts()) dismissToast(id)
})

describe('toasts', () => {
  it.each([
    { what: 'a success 2 s', show: () => toast.success('Saved'), lasts: 2000 },
    { what: 'an error 4 s', show: () => toast.error('invalid credentials'), lasts: 4000 },
    {
      what: 'one that can be acted on 8 s',
      show: () => toast.success('Deleted', { action: { label: 'Undo', onAct: () => {} } }),
      lasts: 8000,
    },
  ])('last: $what', ({ show, lasts }) => {
    show()
    expect(shownToasts().map((shown) => shown.lasts)).toEqual([lasts])
  })

  it('are at most 20 at once, the oldest gone first', () => {
    for (let number = 1; number <= 25; number++) toast.success(`number ${number}`)
    expect(shownToasts()).toHaveLength(20)
    expect(shownToasts()[0]?.text).toBe('number 6')
  })

  it('offer to take back what was done last alone, beside what only tells', () => {
    const action = { label: 'Undo', onAct: () => {} }
    toast.success('Saved')
    toast.success('Closed', { action })
    toast.error('Not sent', { action: { label: 'Try again', onAct: () => {} } })
    toast.success('Deleted', { action })
    expect(shownToasts().map(({ text }) => text)).toEqual(['Saved', 'Not sent', 'Deleted'])
  })

  it('tell whoever shows them of every change', () => {
    const listener = vi.fn()
    const stop = onToastsChange(listener)
    toast.error('one')
    dismissToast(shownToasts()[0]?.id ?? -1)
    stop()
    toast.error('two')
    expect(listener).toHaveBeenCalledTimes(2)
  })
})
