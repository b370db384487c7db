import { screen, within } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { FIELD_KEYS } from '../../questions/editing/field-keys.ts'
import { show } from '../../testing/show.tsx'
import { offersOf } from '../entries/offers.ts'
import { SHORTCUTS } from '../shortcuts/shortcuts.ts'
import { ShortcutsDialog } from './shortcuts-dialog.tsx'

it('tells of every key that means something anywhere, once', () => {
  show(<ShortcutsDialog open onClose={() => undefined} />)
  const everywhere = screen.getByRole('region', { name: 'Anywhere in the editor', hidden: true })
  const told = within(everywhere).getAllByRole('term', { hidden: true })
  expect(told).toHaveLength(Object.keys(SHORTCUTS).length)
  const keys = told.map((term) => [...term.querySelectorAll('kbd')].map(({ textContent }) => textContent).join('+'))
  expect(new Set(keys).size).toBe(keys.length)
  expect(keys).toContain('Ctrl+Shift+F')
  expect(keys).toContain('Alt+1 … 9')
  expect(keys).toContain('Alt+Shift+Enter')
})

it('tells in a survey of the keys that surveys have, as they are called there', () => {
  show(<ShortcutsDialog offers={offersOf('survey')} open onClose={() => undefined} />)
  const told = screen.getAllByRole('definition', { hidden: true }).map(({ textContent }) => textContent)
  expect(told).toContain('Add a page')
  expect(told).toContain('Add a passage')
  expect(told).toContain('One by one, both, or as text')
  for (const word of [/section/, /quiz/]) expect(told).not.toContainEqual(expect.stringMatching(word))
})

it.each(['poll', 'survey'] as const)('tells how changes of a published %s are discarded', (kind) => {
  const discarding = () => screen.queryByText('Discard your changes (you are asked first)')
  const { show: showNow } = show(<ShortcutsDialog offers={offersOf(kind)} open onClose={() => undefined} />)
  expect(discarding()).toBe(null)
  showNow(<ShortcutsDialog offers={offersOf(kind)} discards open onClose={() => undefined} />)
  const keys = [...(discarding()?.parentElement?.querySelectorAll('kbd') ?? [])].map(({ textContent }) => textContent)
  expect(keys).toEqual(['Alt', 'Shift', 'Del'])
})

it('tells of every key of a button near a field, once', () => {
  show(<ShortcutsDialog open onClose={() => undefined} />)
  const inFields = screen.getByRole('region', { name: 'In a field', hidden: true })
  const told = within(inFields)
    .getAllByRole('term', { hidden: true })
    .map((term) => [...term.querySelectorAll('kbd')].map(({ textContent }) => textContent).join('+'))
  const keys = Object.values(FIELD_KEYS).map(({ key }) => `Alt+${key.toUpperCase()}`)
  expect(told.filter((each) => keys.includes(each))).toEqual(keys)
})
