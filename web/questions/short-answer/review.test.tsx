import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { show } from '../../testing/show.tsx'
import { ReviewShortAnswer } from './review.tsx'

const KEY = { accepted: ['Kolkata', 'Calcutta'], caseMatters: false, accentsMatter: false }
const RIGHT = 'KolkataRight answer'
const ALSO = 'CalcuttaAlso accepted'

it.each([
  ['Delhi', KEY, ['DelhiYour answer', RIGHT, ALSO]],
  ['kolkata', KEY, ['kolkataYour answer, and right', ALSO]],
  ['Calcutta', KEY, ['CalcuttaYour answer, and right', 'KolkataAlso accepted']],
  [null, KEY, [RIGHT, ALSO]],
  ['Delhi', null, ['DelhiYour answer']],
  [null, null, []],
])('%j with the key %j is shown as %j', (answer, answerKey, lines) => {
  show(<ReviewShortAnswer asked={{}} answer={answer} answerKey={answerKey} reader="student" />)
  expect(screen.queryAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(lines)
})

it('speaks to the teacher of the student', () => {
  show(<ReviewShortAnswer asked={{}} answer="Delhi" answerKey={KEY} reader="teacher" lang="en" />)
  expect(screen.getByText('Student’s answer')).toBeTruthy()
  expect(screen.getByText('Delhi').lang).toBe('en')
})
