import { describe, expect, it } from 'vitest'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const POINT = 1200

const asRow = (item: DraftItem) => ('draft' in item ? [item.kind, item.prompt, item.draft, item.points] : item)

/** What is read of a page, and the lines that belong to no question. */
const readPage = (...lines: string[]) => {
  const { items, problems } = readQuizText(lines.join('\n'))
  return { items: items.map(asRow), told: problems.map(({ line, problem }) => [line, problem]) }
}

describe('a page of a form, as it is copied', () => {
  it('says its right answers in a page of results', () =>
    expect(
      readPage(
        'Class 8 test',
        'Total points 3/3',
        '',
        '✓ Which is an input device? *',
        '1/1',
        'Monitor',
        'Keyboard',
        '✓',
        '',
        '✗ Which of these are browsers? *',
        '0/2',
        'Chrome',
        'Excel',
        'Firefox',
        'Correct answer',
        'Chrome',
        'Firefox',
        'Feedback',
        'Excel counts.',
      ),
    ).toEqual({
      items: [
        [
          'single_choice',
          'Which is an input device?',
          expect.objectContaining({ options: ['Monitor', 'Keyboard'], correct: 1 }),
          POINT,
        ],
        [
          'multiple_choice',
          'Which of these are browsers?',
          expect.objectContaining({ options: ['Chrome', 'Excel', 'Firefox'], correct: [0, 2] }),
          2 * POINT,
        ],
      ],
      told: [
        [1, 'outside'],
        [2, 'outside'],
      ],
    }))

  it('has no keys while it is open, and words of its own around them', () =>
    expect(
      readPage(
        'Science quiz',
        '* Indicates required question',
        'Name *',
        'Your answer',
        'Which gas do plants take in? *',
        '1 point',
        'Oxygen',
        'Nitrogen',
        'What is the unit of force?',
        '2 points',
        'Your answer',
        'Submit',
        'This content is neither created nor endorsed by Google.',
        'Forms',
      ),
    ).toEqual({
      items: [
        [
          'single_choice',
          'Which gas do plants take in?',
          expect.objectContaining({ options: ['Oxygen', 'Nitrogen'], correct: null }),
          POINT,
        ],
        ['single_choice', 'What is the unit of force?', expect.objectContaining({ correct: null }), 2 * POINT],
      ],
      told: [
        [1, 'outside'],
        [4, 'outside'],
        [5, 'no_answer'],
        [9, 'too_few_options'],
        [11, 'outside'],
      ],
    }))

  it('of another program says its points in brackets, and its questions have numbers', () =>
    expect(
      readPage('1. প্রথম প্রশ্ন? *', '(1 Point)', 'হ্যাঁ', 'না', '2. Name the metal. *', '(1 Point)', 'Correct answer', 'Iron')
        .items,
    ).toEqual([
      ['single_choice', 'প্রথম প্রশ্ন?', expect.objectContaining({ options: ['হ্যাঁ', 'না'] }), POINT],
      ['short_answer', 'Name the metal.', expect.objectContaining({ accepted: ['Iron'] }), POINT],
    ]))

  it('has a cross behind what a student chose, which is no option', () =>
    expect(readPage('✗ Which is red? *', '0/1', 'Mars', 'Venus', '✗', 'Correct answer', 'Mars').items).toEqual([
      ['single_choice', 'Which is red?', expect.objectContaining({ options: ['Mars', 'Venus'], correct: 0 }), POINT],
    ]))

  it('may name a right answer that is none of its options: it is told', () =>
    expect(readPage('Which is red? *', '1 point', 'Mars', 'Venus', 'Correct answer', 'Jupiter')).toEqual({
      items: [['single_choice', 'Which is red?', expect.objectContaining({ correct: null }), POINT]],
      told: [[6, 'unknown_answer']],
    }))

  it('may have boxes, and the right ones below them', () =>
    expect(
      readPage('Which are red? *', '2 points', '☐ Mars', '☐ Venus', '☐ Rose', 'Correct answer', 'Mars', 'Rose').items,
    ).toEqual([
      [
        'multiple_choice',
        'Which are red?',
        expect.objectContaining({ options: ['Mars', 'Venus', 'Rose'], correct: [0, 2] }),
        2 * POINT,
      ],
    ]))

  it('may be a question among others that are typed', () =>
    expect(
      readPage(
        '1. Wet?',
        '(a) yes',
        '(b) no',
        'Ans: a',
        '',
        'Who gave it? *',
        '1 point',
        'Spain',
        'France',
        'Answer: France',
      ).items,
    ).toEqual([
      ['single_choice', 'Wet?', expect.objectContaining({ options: ['yes', 'no'], correct: 0 }), undefined],
      ['single_choice', 'Who gave it?', expect.objectContaining({ options: ['Spain', 'France'], correct: 1 }), POINT],
    ]))
})

describe('points below a question that is typed', () => {
  it.each([['(2 marks)'], ['2 marks'], ['[2 points]'], ['২ নম্বর'], ['(2 अंक)']])('%s are its own', (marks) => {
    const { items, problems } = readQuizText(
      `1. Wet?\n(a) yes\n(b) no\nAns: a\n${marks}\n\n2. Dry?\n(a) yes\n(b) no\nAns: b`,
    )
    expect(problems).toEqual([])
    expect(items.map(asRow)).toEqual([
      ['single_choice', 'Wet?', expect.objectContaining({ correct: 0 }), 2 * POINT],
      ['single_choice', 'Dry?', expect.objectContaining({ correct: 1 }), undefined],
    ])
  })
})
