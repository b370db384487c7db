import { screen, within } from '@testing-library/dom'
import { describe, expect, it } from 'vitest'
import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import type { Verdict } from '#domain/marking/marking.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { show } from '../../testing/show.tsx'
import type { Answered } from './answered-question.tsx'
import { Answers } from './answers.tsx'

const answered = (number: number, verdict: Verdict): Answered => ({
  number,
  question: {
    id: questionId.parse(`q${number}`),
    kind: 'single_choice',
    prompt: `Prompt ${number}`,
    asked: { options: ['yes', 'no'] },
    key: { correct: 0 },
  },
  answer: verdict === 'correct' ? 0 : 1,
  verdict,
  timeMs: null,
  marks: null,
  most: 1,
})
const QUESTIONS = [answered(1, 'correct'), answered(2, 'correct'), answered(3, 'wrong'), answered(4, 'wrong')]
const LAYOUT: LayoutOnWire = {
  groups: [{ id: 'g', stimulus: 'Of rivers', question_ids: ['q2', 'q3'] }],
  texts: [
    { id: 't1', text: 'Read well', before: 'q2' },
    { id: 't2', text: 'Well done', before: null },
  ],
}

/** What is shown, from top to bottom. */
const shown = () => {
  const pattern = /Of rivers|Read well|Well done|Prompt \d/g
  return document.body.textContent?.match(pattern) ?? []
}

describe('the answers of a quiz with a passage and texts', () => {
  it('have each of them once, before its questions', () => {
    show(<Answers questions={QUESTIONS} reader="student" layout={LAYOUT} time={null} />)
    expect(shown()).toEqual(['Prompt 1', 'Read well', 'Of rivers', 'Prompt 2', 'Prompt 3', 'Prompt 4', 'Well done'])
    expect(screen.getByText('Passage for questions 2–3')).toBeTruthy()
  })

  it('have the passage before the first of its questions that is shown', async () => {
    const { user } = show(<Answers questions={QUESTIONS} reader="teacher" layout={LAYOUT} time={null} />)
    await user.click(screen.getByRole('radio', { name: /Wrong/ }))
    expect(shown()).toEqual(['Of rivers', 'Prompt 3', 'Prompt 4'])
  })

  it('have the marks of each section above them', () => {
    const marked = QUESTIONS.map((each) => ({ ...each, marks: each.verdict === 'correct' ? 1 : -0.25 }))
    const sections = [
      { id: 'a', title: 'Force', instructions: '', question_ids: ['q1'] },
      { id: 'b', title: 'Leaf', instructions: '', question_ids: ['q2', 'q3', 'q4'] },
    ]
    const layout = { groups: [], texts: [], sections }
    show(<Answers questions={marked} reader="student" layout={layout} time={null} floor={null} />)
    const lines = within(screen.getByRole('region', { name: 'By section' }))
    expect(lines.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'ForceRight 1Wrong 0Blank 01 of 1 mark',
      'LeafRight 1Wrong 2Blank 00.5 of 3 marks',
    ])
  })

  it('of any other quiz have nothing between them', () => {
    show(<Answers questions={QUESTIONS} reader="student" time={null} />)
    expect(shown()).toEqual(['Prompt 1', 'Prompt 2', 'Prompt 3', 'Prompt 4'])
  })
})
