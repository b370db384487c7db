import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { questionId } from '#domain/questions/question-id.ts'
import { show } from '../../testing/show.tsx'
import { NOTHING_SAID } from './said-meanings.ts'
import { SameMeaning } from './same-meaning.tsx'

it('shows the texts of a survey with the answers that they speak of named, and others as they are written', () => {
  const text = { was: 'Why {Q1}?', is: '**Why** on earth {Q1}?' }
  const changed = { question: questionId.parse('q2'), number: 2, isProse: true, text, choices: [] }
  const props = { changed: [changed], said: NOTHING_SAID, onSaid: () => undefined }
  const { show: again } = show(<SameMeaning {...props} named={(told) => told.replace('{Q1}', 'an answer')} />)
  expect(screen.getByText(/Why an answer\?/)).toBeTruthy()
  expect(screen.getByText(/Why on earth an answer\?/)).toBeTruthy()
  again(<SameMeaning {...props} />)
  expect(screen.getByText(/Why on earth {Q1}\?/)).toBeTruthy()
})
