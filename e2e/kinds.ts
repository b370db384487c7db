import type { Server } from './fixtures.ts'
import { anAccount, type Published, publish } from './teacher.ts'

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
export const aQuizOfEachKind = async (server: Server): Promise<Published> =>
  publish(server, await anAccount(server), {
    title: 'One of each kind',
    marking_scheme: 'proportional',
    questions: ONE_OF_EACH,
  })
