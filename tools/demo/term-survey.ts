import type { DemoResponded } from './demo-quiz.ts'

const CHECKS = { least: null, most: null, only: null, from: '', to: '', decimals: null }

/** Every kind of question where nothing is right. */
export const termSurvey: DemoResponded = {
  kind: 'survey',
  title: 'How was this term for you?',
  responding: { thanks: 'Thank you. I read every answer.', ask_name: 'optional' },
  sections: [
    {
      title: 'Before you begin',
      questions: [
        {
          kind: 'consent',
          problem: 'What your answers are for',
          draft: { statement: 'I know that my teacher reads what I write here.' },
          required: true,
          given: [true],
        },
        {
          kind: 'opinion',
          problem: 'Which class are you in?',
          draft: { options: ['Class IX', 'Class X', 'Class XI'], look: 'row', least: null, most: 1, other: false },
          given: [[0], [1], [1], [2]],
        },
      ],
    },
    {
      title: 'The lessons',
      questions: [
        {
          kind: 'scale',
          problem: 'How likely is it that you recommend these lessons to a friend?',
          draft: { look: 'nps', from: 0, to: 10, low: 'Not at all', middle: '', high: 'Certainly' },
          given: [[10], [9], [9], [8], [8], [7], [6], [3]],
        },
        {
          kind: 'matrix',
          problem: 'How much do you agree?',
          draft: {
            rows: ['Lessons began on time', 'I could follow', 'There was time for questions'],
            columns: ['No', 'Partly', 'Yes'],
            several: false,
          },
          given: [
            [2, 2, 1],
            [2, 1, 1],
            [2, 1, 0],
            [1, 2, 2],
            [2, 2, null],
          ],
        },
        {
          kind: 'ranking',
          problem: 'What should there be more of? Your first two.',
          draft: { items: ['Experiments', 'Old examination papers', 'Group work', 'Short quizzes'], top: 2 },
          given: [
            [0, 1],
            [0, 3],
            [1, 3],
            [2, 0],
          ],
        },
        {
          kind: 'comment',
          problem: 'What should change?',
          draft: { ...CHECKS, expects: 'text' },
          given: [
            'More experiments, please, and fewer copies from the board.',
            'A little slower when you explain derivations.',
            'The tests are good, but thirty minutes are too short for me.',
            'পরীক্ষার পরে ভুলগুলো ক্লাসে বোঝালে ভালো হয়।',
            'Nothing. I liked it.',
          ],
        },
        {
          kind: 'file',
          problem: 'A page of notes that you are proud of, if you like',
          draft: { sorts: ['picture', 'pdf', 'document'], most: 1, mebibytes: 2 },
          given: [],
        },
      ],
    },
  ],
}
