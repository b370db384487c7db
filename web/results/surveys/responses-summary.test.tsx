import { screen } from '@testing-library/dom'
import { expect, it } from 'vitest'
import { question } from '#domain/questionnaires/items/question-schema.ts'
import { show } from '../../testing/show.tsx'
import { ResponsesSummary } from './responses-summary.tsx'

const asked = question.parse({
  id: 'q2',
  kind: 'consent',
  prompt: 'You said {Q1}. May we tell it?',
  asked: { statement: 'You may.' },
  key: {},
})

it('names an answer that a question speaks of', () => {
  show(<ResponsesSummary shown={5} counted={[{ question: asked, of: 0, tally: { agreed: 0 } }]} />)
  expect(screen.getByRole('heading', { name: 'You said [answer to question 1]. May we tell it?' })).toBeTruthy()
})
