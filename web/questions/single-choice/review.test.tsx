import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import type { Reader } from '../review.ts'
import { ReviewSingleChoice } from './review.tsx'

type Case = {
  answer: number | null
  reader?: Reader
  isKnown?: boolean
  places?: readonly number[]
  rows: [text: string, note?: string][]
}

it.each<Case>([
  { answer: 0, rows: [['Ganga', 'Your answer, and right'], ['Teesta'], ['Damodar']] },
  { answer: 1, rows: [['Ganga', 'Right answer'], ['Teesta', 'Your answer'], ['Damodar']] },
  {
    answer: 1,
    reader: 'teacher',
    rows: [['Ganga', 'Right answer'], ['Teesta', 'Student’s answer'], ['Damodar']],
  },
  { answer: null, rows: [['Ganga', 'Right answer'], ['Teesta'], ['Damodar']] },
  { answer: 1, isKnown: false, rows: [['Ganga'], ['Teesta', 'Your answer'], ['Damodar']] },
  {
    answer: 1,
    places: [2, 1, 0],
    rows: [['Damodar'], ['Teesta', 'Your answer'], ['Ganga', 'Right answer']],
  },
])('$answer in $places for $reader reads $rows', ({ answer, reader = 'student', isKnown = true, places, rows }) => {
  show(
    <ReviewSingleChoice
      asked={{ options: ['Ganga', 'Teesta', 'Damodar'] }}
      answerKey={isKnown ? { correct: 0 } : null}
      answer={answer}
      {...(places && { places })}
      reader={reader}
    />,
  )
  const shown = screen
    .getAllByRole('listitem')
    .map(({ children: [, text, note] }) => [text?.textContent, note?.textContent])
  expect(shown).toEqual(rows.map(([text, note]) => [text, note]))
})
