import { expect, it } from 'vitest'
import type { OwnOnWire } from '#contract/questionnaires/own-on-wire.ts'
import { questionId } from '#domain/questions/question-id.ts'
import { loadPlayers } from '../../questions/players.tsx'
import { show } from '../../testing/show.tsx'
import { type MarkedPaper, MarkingInWords, Worth } from './marking.tsx'

const THIRD = { numerator: 1, denominator: 3 }

it.each<[MarkedPaper, string]>([
  [
    { is_negative_marking: true, marks_per_question: 4 },
    'A right answer earns 4 marks, a wrong one takes away 1 mark. A blank one counts 0.',
  ],
  [
    { is_negative_marking: false, marks_per_question: 0.5, marks_vary: true },
    'A right answer earns 0.5 marks. Wrong and blank ones count 0. Some questions are marked differently: you read it beside their number.',
  ],
  [
    {
      ...{ is_negative_marking: true, marks_per_question: 4, marks_vary: true, kinds: ['single_choice', 'section'] },
      sections: [
        { title: 'Physics', no_of_questions: 20 },
        {
          title: 'Chemistry',
          no_of_questions: 10,
          marking: { wrong_costs: { numerator: 0, denominator: 1 } },
          choose: 5,
        },
      ],
    },
    'Each section is marked in its own way, and blank answers count 0:Physics: 20 questions, 4 marks each, −1 if wrongChemistry: 10 questions, 4 marks each, nothing lost if wrongAnswer any 5: the first 5 answers count, others earn and cost nothing.',
  ],
  [
    { is_negative_marking: true, marks_per_question: 4, marks_floor: 'total' },
    'A right answer earns 4 marks, a wrong one takes away 1 mark. A blank one counts 0. The total does not go below 0.',
  ],
  [
    {
      ...{ is_negative_marking: true, marks_per_question: 4, marks_floor: 'section' },
      sections: [{ title: 'Physics', no_of_questions: 20 }],
    },
    'Each section is marked in its own way, and blank answers count 0:Physics: 20 questions, 4 marks each, −1 if wrongA section’s total does not go below 0.',
  ],
  [
    { is_negative_marking: true, marks_per_question: 4, wrong_costs: THIRD },
    'A right answer earns 4 marks, a wrong one takes away 1.33 marks. A blank one counts 0.',
  ],
  [
    { is_negative_marking: true, marks_per_question: 5, pattern: 'CUET 2025/26, one subject' },
    'Laid out as CUET 2025/26, one subject, as the press reported it. A right answer earns 5 marks, a wrong one takes away 1.25 marks. A blank one counts 0.',
  ],
])('a quiz marked by %j says: %s', (paper, said) => {
  show(<MarkingInWords paper={paper} />)
  expect(document.body.textContent).toBe(said)
})

const PAPER: MarkedPaper = { is_negative_marking: true }
const CHOICE = {
  ...{ id: questionId.parse('q1'), prompt: 'Why?', kind: 'single_choice' as const, asked: { options: ['a', 'b'] } },
}
const FREE = { points: 4, marking: { scheme: 'right_minus_wrong' as const } }
const SCHEME = 'Of an answer with several parts, each right one earns its share, and each wrong one takes one away.'

it.each<[string, Parameters<typeof Worth>[0]['question'], OwnOnWire, string]>([
  ['a person marks it', { ...CHOICE, kind: 'open_ended', asked: { words: null } }, { points: 4 }, ' · 4 marks'],
  [
    'of its scheme',
    { ...CHOICE, kind: 'ordering', asked: { items: ['a', 'b'] } },
    FREE,
    ` · 4 marks, nothing lost if wrong${SCHEME}`,
  ],
  ['of its only part', CHOICE, FREE, ' · 4 marks, −1 if wrong'],
])('says what a wrong answer costs only where it can: %s', async (_, question, own, said) => {
  await loadPlayers({ kinds: [question.kind] })
  show(<Worth own={own} paper={PAPER} question={question} />)
  expect(document.body.textContent).toBe(said)
})

it('says of a quiz of essays what a right answer earns, and nothing of wrong ones', () => {
  show(<MarkingInWords paper={{ is_negative_marking: true, marks_per_question: 4, kinds: ['open_ended', 'text'] }} />)
  expect(document.body.textContent).toBe('A right answer earns 4 marks. Wrong and blank ones count 0.')
})

it.each([
  [{}, ''],
  [{ points: 1 }, ''],
  [{ points: 4 }, ' · 4 marks, −1 if wrong'],
  [{ points: 1, marking: { wrong_costs: THIRD } }, ' · 1 mark, −0.33 if wrong'],
  [{ marking: { wrong_costs: { numerator: 0, denominator: 1 } } }, ' · 1 mark, nothing lost if wrong'],
  [{ points: 2, marking: { scheme: 'proportional' as const } }, ' · 2 marks, −0.5 if wrong'],
])('a question with %j says: %s', (own, said) => {
  show(<Worth own={own} paper={PAPER} question={CHOICE} />)
  expect(document.body.textContent).toBe(said)
})
