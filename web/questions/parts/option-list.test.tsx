import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { type ListedOption, OptionList } from './option-list.tsx'

const shown = (options: readonly ListedOption[]) => {
  show(<OptionList options={options} lang="bn" />)
  return screen.getAllByRole('listitem').map((row) => [...row.children].map(({ textContent }) => textContent))
}

it('shows options under their letters, with what is said of some', () => {
  expect(
    shown([
      { text: 'Ganga', verdict: 'correct', note: 'Right answer' },
      { text: 'Teesta', verdict: 'wrong', note: 'Your answer' },
      { text: 'Damodar' },
    ]),
  ).toEqual([
    ['A', 'Ganga', 'Right answer'],
    ['B', 'Teesta', 'Your answer'],
    ['C', 'Damodar'],
  ])
})

it('counts on where the letters end', () => {
  const many = Array.from({ length: 28 }, (_, index) => ({ text: `river ${index}` }))
  expect(shown(many).slice(25)).toEqual([
    ['Z', 'river 25'],
    ['27', 'river 26'],
    ['28', 'river 27'],
  ])
})

it('gives the language of the options, not of their letters', () => {
  shown([{ text: 'গঙ্গা' }])
  expect(screen.getByText('গঙ্গা').lang).toBe('bn')
  expect(screen.getByText('A').lang).toBe('')
})
