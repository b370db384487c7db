import type { Server } from './fixtures.ts'
import { type Account, anAccount, type Published, publish } from './teacher.ts'

/** One question of each kind, as a program would publish it. */
const ONE_OF_EACH = [
  { problem: 'Which planet is the largest?', options: ['Mars', 'Jupiter', 'Earth'], correct_answer: 1 },
  {
    kind: 'multiple_choice',
    problem: 'Which of these are prime numbers?',
    draft: { options: ['2', '9', '11', '15'], correct: [0, 2], tellsHowMany: true },
  },
  { kind: 'true_false', problem: 'Water boils at a lower temperature on high mountains.', draft: { correct: true } },
  {
    kind: 'short_answer',
    problem: 'পশ্চিমবঙ্গের রাজধানী কোনটি?',
    draft: { accepted: ['কলকাতা', 'Kolkata'], caseMatters: false, accentsMatter: false },
  },
  {
    kind: 'numerical',
    problem: 'A stone falls for 2 s. How fast is it then?',
    draft: {
      rows: [{ form: 'tolerance', first: '19.6', second: '0.4' }],
      units: 'm/s, km/h',
      unit: 0,
      decimals: 1,
    },
  },
  {
    kind: 'fill_in_blanks',
    problem: 'Fill in the blanks',
    draft: { passage: 'Water is made of [[hydrogen]] and [[>nitrogen|*oxygen|helium]]; it boils at [[#100]] °C.' },
  },
  {
    kind: 'ordering',
    problem: 'Put these in order, the oldest first.',
    draft: { items: ['Ashoka', 'Akbar', 'Tagore'] },
  },
  {
    kind: 'matching',
    problem: 'Which capital belongs to which state?',
    draft: {
      pairs: [
        { left: 'Bihar', right: 'Patna' },
        { left: 'Odisha', right: 'Bhubaneswar' },
      ],
      extras: ['Ranchi'],
    },
  },
  {
    kind: 'open_ended',
    problem: 'Why is the sky blue?',
    draft: {
      least: 20,
      most: 40,
      rubric: [{ text: 'Names the scattering of light', weight: 1 }],
      model: 'The air scatters blue light more than red.',
    },
  },
] as const

/** A quiz with one question of each kind, a share of the marks for what is right in part, and a penalty. */
export const aQuizOfEachKind = async (server: Server, account?: Account): Promise<Published> =>
  publish(server, account ?? (await anAccount(server)), {
    title: 'One of each kind',
    marking_scheme: 'proportional',
    questions: ONE_OF_EACH,
  })

export const OPINION_ROWS = ['Lessons began on time', 'শিক্ষক সবার প্রশ্নের উত্তর দিয়েছেন', 'I could follow']

/** One question of each kind where nothing is right, as a program would publish it. */
export const OPINIONS = [
  {
    kind: 'scale',
    problem: 'How was the class?',
    draft: { look: 'stars', from: 1, to: 5, low: 'Poor', middle: '', high: 'Very good' },
  },
  {
    kind: 'scale',
    problem: 'How likely is it that you recommend us to a friend?',
    draft: { look: 'nps', from: 0, to: 10, low: 'Not at all', middle: 'Perhaps', high: 'Certainly' },
  },
  {
    kind: 'opinion',
    problem: 'Which days suit you?',
    draft: { options: ['Monday', 'Wednesday', 'Friday evening'], look: 'list', least: null, most: 2, other: true },
  },
  {
    kind: 'opinion',
    problem: 'Shall we go on?',
    draft: { options: ['Yes', 'No'], look: 'row', least: null, most: 1, other: false },
  },
  {
    kind: 'comment',
    problem: 'How old are you?',
    draft: { expects: 'number', least: null, most: null, only: null, from: '5', to: '110', decimals: 0 },
  },
  {
    kind: 'comment',
    problem: 'What should change?',
    draft: { expects: 'text', least: null, most: 200, only: null, from: '', to: '', decimals: null },
  },
  {
    kind: 'ranking',
    problem: 'Which topics shall we revise first?',
    draft: { items: ['Optics', 'Heat and thermodynamics', 'Sound', 'Electricity'], top: 2 },
  },
  {
    kind: 'matrix',
    problem: 'How much do you agree?',
    draft: { rows: OPINION_ROWS, columns: ['Disagree', 'Partly', 'Agree'], several: false },
  },
  {
    kind: 'consent',
    problem: 'Before you leave',
    draft: { statement: 'I agree that my answers are read by my teacher.' },
  },
] as const

/** An answer to each of them, as it travels. */
export const OPINION_VALUES = [
  [4],
  [9],
  [1, 'শনিবার'],
  [0],
  '১৪',
  'More experiments, please. আরও পরীক্ষা।',
  [0, 2],
  [2, 1, 2],
  true,
]
