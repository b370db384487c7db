import { describe, expect, it } from 'vitest'
import { type SettingValues, usualValues } from '#domain/questionnaires/setting-values.ts'
import { atOnce, changedIn, changeTo, onTopOf } from './changes.ts'

const set = (change: Partial<SettingValues> = {}): SettingValues => ({ ...usualValues(), ...change })
const thanks = (text: string) => ({ thanks: { text } })

describe('what was changed', () => {
  it.each<[string, Partial<SettingValues>, string[]]>([
    ['is what is otherwise', { changeable: true, until: 5 }, ['changeable', 'until']],
    ['is no space around a text', thanks('  '), []],
    ['is nothing that another kind has', { order_questions: true, hides_results: true }, []],
    ['is nothing that is changed with the version, or was promised', { one_by_one: true, anonymous: true }, []],
    ['is no form that nobody is asked for', { joining: { fields: [] } }, []],
  ])('%s', (_, change, changed) => {
    expect(changedIn(atOnce('survey'), set(change), set())).toEqual(changed)
  })

  it('is sent in parts, with what stands beside it there', () => {
    const change = changeTo('survey', set({ until: 5, ...thanks(' Come again ') }), set({ changeable: true }))
    expect(Object.keys(change ?? {})).toEqual(['responding'])
    expect(change?.responding).toMatchObject({ until: 5, thanks: 'Come again', changeable: false })
    expect(changeTo('survey', set(), set({ one_by_one: true }))).toBeNull()
  })
})

describe('what was changed here while something was changed elsewhere', () => {
  const before = set(thanks('Thank you'))

  it('stands on top of what holds by now', () => {
    const mine = set({ ...thanks('Thank you'), until: 5 })
    const now = set({ ...thanks('Farewell'), one_by_one: true })
    const met = onTopOf(atOnce('survey'), { mine, before, now })
    expect(met).toEqual({ values: { ...now, until: 5 }, clashes: [] })
  })

  it('has no effect where that needs what was taken away there', () => {
    const asked = set({ ask_name: 'form' })
    const mine = set({ ask_name: 'form', one_per_person: true })
    const met = onTopOf(atOnce('survey'), { mine, before: asked, now: set({ ask_name: 'no' }) })
    expect(met).toEqual({ values: set(), clashes: [] })
  })

  it('meets the same setting, set to something else', () => {
    const met = onTopOf(atOnce('survey'), { mine: set(thanks('Bye')), before, now: set(thanks('Farewell')) })
    expect(met).toEqual({ values: set(thanks('Bye')), clashes: ['thanks'] })
  })

  it('meets no other where both say the same, as after a lost answer', () => {
    const met = onTopOf(atOnce('survey'), { mine: set(thanks(' Bye ')), before, now: set(thanks('Bye')) })
    expect(met.clashes).toEqual([])
    expect(changeTo('survey', met.values, set(thanks('Bye')))).toBeNull()
  })
})
