import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { focused, showEditor } from '../../testing/show-editor.tsx'
import { orderingEditor } from './edit.tsx'

const shown = (...items: string[]) => showEditor(orderingEditor, { items })
const item = (number: number) => screen.getByLabelText<HTMLTextAreaElement>(`Item ${number}`)
const press = (name: string) => screen.getByRole('button', { name })

it('Enter goes on to the next item, and adds one after the last', async () => {
  const { user, now } = shown('', '')
  await user.type(item(1), 'Ganga{Enter}Teesta{Enter}Damodar')
  expect(now.draft.items).toEqual(['Ganga', 'Teesta', 'Damodar'])
  expect(focused()).toBe('item-2')
  expect(now.typedIn[0]).toBe('item-0')
})

it('an empty item goes with Backspace, and two always stay', async () => {
  const { user, now } = shown('a', '', 'b')
  await user.type(item(2), '{Backspace}')
  expect(now.draft.items).toEqual(['a', 'b'])
  expect(focused()).toBe('item-0')
  expect(now.said).toEqual(['Item removed, 2 left'])
  expect(press('Remove item 1').matches(':disabled')).toBe(true)
})

it('items are moved, and the focus goes with them', async () => {
  const { user, now } = shown('a', 'b', 'c')
  await user.click(press('Move item 1 down'))
  await user.keyboard('{Enter}{Enter}')
  expect(now.draft.items).toEqual(['b', 'c', 'a'])
  expect(focused()).toBe('move-down-2')
  await user.click(press('Move item 2 up'))
  expect(now.draft.items).toEqual(['c', 'b', 'a'])
  expect(now.said.at(-1)).toBe('Moved to place 1 of 3')
})

it('items are added and removed by buttons', async () => {
  const { user, now } = shown('a', 'b')
  await user.click(press('Add item'))
  await user.keyboard('c')
  await user.click(press('Remove item 1'))
  expect(now.draft.items).toEqual(['b', 'c'])
})

it.each([
  ['Wash\nBoil\nDrink', ['Wash', 'Boil', 'Drink', 'z']],
  ['1. Wash\n2. Boil', ['Wash', 'Boil', 'z']],
  ['1.5 l of water\nTea', ['1.5 l of water', 'Tea', 'z']],
])('pasted lines %j become items', async (pasted, items) => {
  const { user, now } = shown('', '', 'z')
  await user.click(item(1))
  await user.paste(pasted)
  expect(now.draft.items).toEqual(items)
})

it('more lines than there is room for stay one text, and nothing is lost', async () => {
  const { user, now } = shown('', 'z')
  const lines = Array.from({ length: 31 }, (_, at) => `line ${at}`).join('\n')
  await user.click(item(1))
  await user.paste(lines)
  expect(now.draft.items).toEqual([lines, 'z'])
  expect(screen.getByText(/31 lines were pasted, and there are at most 30/)).toBeTruthy()
})

it('says why there is no more to add', () => {
  shown(...Array.from({ length: 30 }, (_, at) => `${at}`))
  expect(press('Add item').matches(':disabled')).toBe(true)
  expect(screen.getByText('A question has at most 30 items.')).toBeTruthy()
})

it('is previewed in the right order, without what is empty', () => {
  show(<orderingEditor.Preview draft={{ items: [' a ', '', 'b'] }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1a', '2b'])
})
