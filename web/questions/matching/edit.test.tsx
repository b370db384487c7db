import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { focused, showEditor } from '../../testing/show-editor.tsx'
import { matchingEditor } from './edit.tsx'

const pairsOf = (...texts: [string, string][]) => texts.map(([left, right]) => ({ left, right }))
const shown = (pairs: { left: string; right: string }[], extras: string[] = []) =>
  showEditor(matchingEditor, { pairs, extras })
const field = (label: string) => screen.getByLabelText<HTMLTextAreaElement>(label)
const button = (name: string) => screen.getByRole('button', { name })

it('Enter goes from side to side and from pair to pair, and adds one after the last', async () => {
  const { user, now } = shown(pairsOf(['', '']))
  await user.type(field('Left 1'), 'Cat{Enter}mammal{Enter}Eagle{Enter}bird')
  expect(now.draft.pairs).toEqual(pairsOf(['Cat', 'mammal'], ['Eagle', 'bird']))
  expect(focused()).toBe('right-1')
  expect(now.typedIn[0]).toBe('left-0')
})

it('Backspace removes a pair only where both sides are empty', async () => {
  const { user, now } = shown(pairsOf(['a', '1'], ['', '2'], ['', '']))
  await user.type(field('Left 2'), '{Backspace}')
  expect(now.draft.pairs).toHaveLength(3)
  await user.type(field('Left 3'), '{Backspace}')
  expect(now.draft.pairs).toEqual(pairsOf(['a', '1'], ['', '2']))
  expect(focused()).toBe('left-1')
})

it('pairs are added and removed by buttons, and one stays', async () => {
  const { user, now } = shown(pairsOf(['a', '1']))
  expect(button('Remove pair 1').matches(':disabled')).toBe(true)
  await user.click(button('Add pair'))
  await user.keyboard('b')
  await user.click(button('Remove pair 1'))
  expect(now.draft.pairs).toEqual(pairsOf(['b', '']))
  expect(now.said).toEqual(['Pair removed, 1 left'])
})

it('pasted rows of two columns become pairs', async () => {
  const { user, now } = shown(pairsOf(['', ''], ['', ''], ['z', '9']))
  await user.click(field('Left 1'))
  await user.paste('Cat\tmammal\nEagle\tbird\nFrog\tamphibian')
  expect(now.draft.pairs).toEqual(pairsOf(['Cat', 'mammal'], ['Eagle', 'bird'], ['Frog', 'amphibian'], ['z', '9']))
  expect(focused()).toBe('right-2')
})

it('more rows than there is room for stay one text, and nothing is lost', async () => {
  const { user, now } = shown(pairsOf(['', '']))
  const rows = Array.from({ length: 31 }, (_, at) => `l${at}\tr${at}`).join('\n')
  await user.click(field('Left 1'))
  await user.paste(rows)
  expect(now.draft.pairs).toEqual(pairsOf([rows, '']))
  expect(screen.getByText(/31 pairs were pasted, and there are at most 30/)).toBeTruthy()
})

it('wrong choices are added, pasted and removed to the last', async () => {
  const { user, now } = shown(pairsOf(['a', '1']))
  await user.click(button('Add extra choice'))
  await user.paste('2\n3')
  expect(now.draft.extras).toEqual(['2', '3'])
  await user.click(button('Remove extra choice 1'))
  await user.click(button('Remove extra choice 1'))
  expect(now.draft.extras).toEqual([])
  expect(focused()).toBe('add-extra')
})

it('is previewed with what belongs together, without what is empty', () => {
  show(<matchingEditor.Preview draft={{ pairs: pairsOf(['Cat', 'mammal'], ['', '']), extras: ['fish', ''] }} />)
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(['1Cat→mammal', '1fish'])
})

it('several may belong to one row, and the preview has that row once', async () => {
  const { user, now } = shown(pairsOf(['a', '1'], ['a', '2'], ['b', '1']))
  const setting = () => screen.getByRole('checkbox', { name: /Several answers for one row/ })
  await user.click(setting())
  expect(now.draft.several).toBe(true)
  await user.click(setting())
  expect(now.draft).toEqual({ pairs: now.draft.pairs, extras: [] })
  const { Preview } = matchingEditor
  show(<Preview draft={{ ...now.draft, several: true }} />)
  const rows = screen.getAllByRole('listitem').map(({ textContent }) => textContent)
  expect(rows.slice(-2)).toEqual(['1a→1→2', '2b→1'])
})
