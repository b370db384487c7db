import { askInHall, setHallQuestion } from '#contract/audience/audience-questions.ts'
import { makeSummaryLink, withdrawSummaryLink } from '#contract/results/summary-links.ts'
import { keyOf, publishResponded, respond } from '../calls.ts'
import { OPINION_VALUES, OPINIONS } from '../kinds.ts'
import { LETTERS } from './long-texts.ts'
import type { Place } from './seed-quizzes.ts'

const field = { label: '', required: true, identifies: true, options: [] }
const CHOICE = { options: ['Optics', 'Heat', 'শব্দ', 'Electricity'], look: 'list', least: null, most: 1, other: false }
const TEXT = { expects: 'line', least: null, most: null, only: null, from: '', to: '', decimals: null }
const scale = (look: string, from: number, to: number) => ({ look, from, to, low: 'Low', middle: '', high: 'High' })
const WORDS = ['light', 'lenses', 'আলো', 'mirrors', 'colour', 'rays', 'shadow', 'x'.repeat(39)]
const HALL = ['Why is the sky blue, and the sun red in the evening?', `${LETTERS.slice(0, 200)} কেন?`, 'And why?']
const VOTERS = 23

/** A series of every kind that polls have, voted on, and asked about. */
export const aPoll = async ({ teacher, anybody }: Place) => {
  const poll = await publishResponded(teacher, {
    ...{ kind: 'poll', title: 'Optics', responding: { hall_questions: 'checked', results: 'after_vote' } },
    sections: [
      {
        questions: [
          { kind: 'opinion', problem: 'Which chapter shall we revise first?', draft: CHOICE },
          { kind: 'scale', problem: 'How was the lesson?', draft: scale('stars', 1, 5) },
          { kind: 'scale', problem: 'How likely are you to recommend it?', draft: scale('nps', 0, 10) },
          { kind: 'comment', problem: 'What comes to your mind?', draft: TEXT },
          { kind: 'ranking', problem: 'Which topics first?', draft: { items: ['Optics', 'Heat'], top: 2 } },
          { kind: 'comment', problem: 'বয়ামে কটা লজেন্স আছে?', draft: { ...TEXT, expects: 'number' } },
          { kind: 'comment', problem: 'What should change?', draft: { ...TEXT, expects: 'text' } },
        ],
      },
    ],
  })
  for (let at = 0; at < VOTERS; at += 1) {
    const order = at % 3 === 0 ? [1, 0] : [0, 1]
    const written = at % 4 === 0 ? 'আরও পরীক্ষা চাই, আর একটু ধীরে।' : 'Could we go through the lens formula once more?'
    const values = [
      [(at * at) % 4],
      [3 + (at % 3)],
      [(at * 7) % 11],
      WORDS[(at * at) % 8],
      order,
      String(120 + at * 17),
    ]
    await respond(anybody, { code: poll.code, at, values: [...values, written] })
  }
  const asked: string[] = []
  for (const [at, text] of HALL.entries()) {
    const body = { code: poll.code, device_key: keyOf('asks', at), ask_key: keyOf('ask', at), text }
    asked.push((await anybody(askInHall, { body })).id)
  }
  const params = { id: poll.id, hall_question: asked[0] ?? '' }
  await teacher(setHallQuestion, { params, body: { state: 'shown' } })
  return poll
}

export const NAMED_POLL = {
  ...{ kind: 'poll', responding: { results: 'after_vote', ask_name: 'required' } },
  sections: [{ questions: [{ kind: 'opinion', problem: 'Shall we go on?', draft: CHOICE, required: true }] }],
}

const form = {
  fields: [
    { ...field, id: 'name', kind: 'name' },
    { ...field, id: 'phone', kind: 'phone' },
    { ...field, id: 'roll', kind: 'number', label: 'Roll number' },
  ],
}

const SURVEY_QUESTIONS = [
  { kind: 'opinion', problem: 'Which class are you in?', draft: { ...CHOICE, options: ['Class IX', 'Class X'] } },
  { kind: 'opinion', problem: 'How is the food?', draft: { ...CHOICE, options: ['Good', 'Fair', 'Bad'] } },
  { kind: 'scale', problem: 'Would you recommend it?', draft: scale('nps', 0, 10) },
  { kind: 'comment', problem: 'Why?', draft: { ...TEXT, expects: 'text' } },
]
const WHY = ['The rice is warm and there is enough of it', 'Too far to walk in the rain', 'ভাত ভালো', '=1+1']

export const aSurvey = async ({ teacher, anybody }: Place) => {
  const survey = await publishResponded(teacher, {
    ...{ kind: 'survey', title: 'Lunch at school', sections: [{ questions: SURVEY_QUESTIONS }] },
    responding: { thanks: 'We read every answer.' },
  })
  for (let at = 0; at < 40; at += 1)
    await respond(anybody, {
      ...{ code: survey.code, at, values: [[at % 2], [at % 3], [at % 11], WHY[at % WHY.length]] },
      told: [{ name: 'name', value: `Student ${at}` }],
    })
  const params = { id: survey.id }
  const [shared, withdrawn] = ['s', 'w'].map((sign) => sign.repeat(30)) as [string, string]
  await teacher(makeSummaryLink, { params, body: { key: shared, shows_texts: false } })
  const { id: link } = await teacher(makeSummaryLink, { params, body: { key: withdrawn, shows_texts: true } })
  await teacher(withdrawSummaryLink, { params: { ...params, link } })
  return { ...survey, shared, withdrawn }
}

/** Every kind of question that surveys have, one by one. */
export const surveyOfKinds = async ({ teacher, anybody }: Place) => {
  const files = { kind: 'file', problem: 'A page?', draft: { sorts: ['pdf', 'picture'], most: 2, mebibytes: 1 } }
  const survey = await publishResponded(teacher, {
    ...{ kind: 'survey', title: 'All of it', sections: [{ questions: [...OPINIONS, files] }] },
    ...{ responding: { ask_name: 'form', one_per_person: true }, joining: form },
  })
  const told = [
    { name: 'name', value: 'মিতা পাল' },
    { name: 'phone', value: '9876543210' },
    { name: 'roll', value: '7' },
  ]
  await respond(anybody, { code: survey.code, at: 0, values: OPINION_VALUES, told })
  return survey
}

/** A welcome, two pages and a name. */
export const PATH = {
  kind: 'survey',
  title: 'Your way to school',
  sections: [
    {
      title: 'You',
      questions: [{ kind: 'opinion', problem: 'How do you come?', draft: CHOICE, required: true }],
    },
    { title: 'The train', questions: [{ kind: 'opinion', problem: 'Is it late?', draft: CHOICE }] },
  ],
  responding: { thanks: 'We read every answer.', ask_name: 'required' },
  taking: { welcome: 'Short questions about the way you come.', shown: [], jumps: [] },
}
