import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ReviewNumerical } from './review.tsx'

const exactly = (number: string) => ({ from: number, to: number })

it.each([
  [
    '9.8',
    [],
    { ranges: [{ from: '9.7', to: '9.9' }], unit: null },
    ['9.8Your answer, and right', '9.7 to 9.9Also accepted'],
  ],
  ['5', [], { ranges: [exactly('5')], unit: null }, ['5Your answer, and right']],
  [
    '4',
    ['m'],
    { ranges: [exactly('5'), exactly('-5')], unit: null },
    ['4 mYour answer', '5 mRight answer', '−5 mAlso accepted'],
  ],
  [['5', 0], ['m', 'km'], { ranges: [exactly('5')], unit: 1 }, ['5 mYour answer', '5 kmRight answer']],
  [null, [], { ranges: [exactly('1.6e-19')], unit: null }, ['1.6×10⁻¹⁹Right answer']],
  ['five', [], null, ['fiveYour answer']],
] as const)('%j with the units %j and the key %j', (answer, units, key, lines) => {
  const answerKey = key && { ...key, ranges: [...key.ranges] }
  show(
    <ReviewNumerical
      asked={{ decimals: null, units: [...units] }}
      answer={answer}
      answerKey={answerKey}
      reader="student"
    />,
  )
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines)
})
