import type { DemoResponded } from './demo-quiz.ts'

const CHECKS = { least: null, most: null, only: null, from: '', to: '', decimals: null }

export const revisionPoll: DemoResponded = {
  kind: 'poll',
  title: 'Before the examination: what shall we revise?',
  responding: { results: 'after_vote', hall_questions: 'checked' },
  sections: [
    {
      title: '',
      questions: [
        {
          kind: 'opinion',
          problem: 'Which chapter shall we revise first?',
          draft: {
            options: ['Light', 'Electricity', 'Carbon and its compounds', 'Heredity'],
            look: 'list',
            least: null,
            most: 1,
            other: false,
          },
          given: [[1], [1], [1], [0], [0], [2], [3]],
        },
        {
          kind: 'scale',
          problem: 'How ready do you feel?',
          draft: { look: 'stars', from: 1, to: 5, low: 'Not at all', middle: '', high: 'Entirely' },
          given: [[2], [3], [3], [3], [4], [4], [5]],
        },
        {
          kind: 'comment',
          problem: 'One word for the last test',
          draft: { ...CHECKS, expects: 'line' },
          given: ['long', 'Long', 'fair', 'fair', 'hard', 'কঠিন', 'surprising', 'good', 'tiring', 'fine'],
        },
        {
          kind: 'ranking',
          problem: 'What helps you most? The best first.',
          draft: { items: ['Old papers', 'Group work', 'Short quizzes', 'Videos'], top: null },
          given: [
            [0, 2, 1, 3],
            [2, 0, 1, 3],
            [0, 1, 2, 3],
            [3, 2, 0, 1],
          ],
        },
      ],
    },
  ],
}

/** What the audience asks meanwhile, and what becomes of it. */
export const HALL_QUESTIONS = [
  { text: 'Will diagrams be asked in the board examination?', state: 'now', votes: 14 },
  { text: 'Can we have the formula sheet as a printed page?', state: 'shown', votes: 9 },
  { text: 'Which chapters have no questions this year?', state: 'shown', votes: 6 },
  { text: 'When is the next mock test?', state: 'answered', votes: 4 },
  { text: 'আলোর অধ্যায়টা আর একবার বোঝাবেন?', state: 'waiting', votes: 0 },
] as const
