const raw = String.raw

/** Nothing in them can be broken between words. */
export const LETTERS = 'W'.repeat(300)
export const ADDRESS = `https://example.org/${'a-very-long-path/'.repeat(12)}?q=1`
export const LONG_TITLE = `Title${LETTERS.slice(0, 90)}`
const WIDE = raw`$$a = \frac{${Array.from({ length: 30 }, (_, at) => `x_{${at}}`).join(' + ')}}{2}$$`
const PROSE = { format: 'prose' }

const choices = (picture: string) => [
  {
    ...PROSE,
    problem: `${LETTERS} ${WIDE} ![a lotus](${picture})`,
    options: [LETTERS, `![a lotus](${picture}) ${ADDRESS}`, WIDE, `- ${LETTERS}`],
    correct_answer: 1,
    explanation: `${LETTERS} ${WIDE} ${ADDRESS}`,
  },
  {
    ...PROSE,
    kind: 'multiple_choice',
    problem: ADDRESS,
    draft: { options: [LETTERS, WIDE, `![${ADDRESS}](${picture})`], correct: [0, 2], tellsHowMany: true },
  },
  { kind: 'true_false', problem: LETTERS, draft: { correct: true } },
]

const TYPED = [
  {
    kind: 'short_answer',
    problem: LETTERS,
    draft: { accepted: [LETTERS, ADDRESS], caseMatters: false, accentsMatter: false },
  },
  {
    kind: 'numerical',
    problem: LETTERS,
    draft: {
      rows: [{ form: 'tolerance', first: '1234567890123456789', second: '0.4' }],
      units: `${LETTERS.slice(0, 60)}, km`,
      unit: 0,
      decimals: 1,
    },
  },
  {
    ...PROSE,
    kind: 'fill_in_blanks',
    problem: LETTERS,
    draft: {
      passage: `${LETTERS}[[${LETTERS.slice(0, 190)}]]${ADDRESS} and [[>${ADDRESS.slice(0, 190)}|*${LETTERS.slice(0, 190)}]], $x^2$.`,
    },
  },
]

const arranged = (picture: string) => [
  {
    ...PROSE,
    kind: 'ordering',
    problem: ADDRESS,
    draft: { items: [LETTERS, ADDRESS, WIDE, `![a lotus](${picture})`] },
  },
  {
    ...PROSE,
    kind: 'matching',
    problem: ADDRESS,
    draft: {
      pairs: [
        { left: LETTERS, right: ADDRESS },
        { left: `${WIDE} ![a lotus](${picture})`, right: LETTERS },
        { left: ADDRESS, right: WIDE },
      ],
      extras: [`![a lotus](${picture})`],
    },
  },
]

const ESSAY = {
  kind: 'open_ended',
  problem: LETTERS,
  group: 0,
  draft: { least: 20, most: 40, rubric: [{ text: LETTERS, weight: 100 }], model: `${LETTERS} ${ADDRESS}` },
}

/** A quiz with a question of each kind, in words that are as long as they may be. */
export const longQuiz = (picture: string) => ({
  title: LONG_TITLE,
  subject: ADDRESS.slice(0, 90),
  questions: [...choices(picture), ...TYPED, ...arranged(picture), ESSAY],
  groups: [{ stimulus: `${LETTERS} ${ADDRESS}` }],
  texts: [{ text: `${ADDRESS} ${LETTERS}`, before: 1 }],
  sections: [{ title: `Section ${LETTERS.slice(0, 150)}`, instructions: ADDRESS, before: 0 }],
  marking_scheme: 'proportional',
})

const choice = {
  kind: 'opinion',
  problem: `How? ${ADDRESS}`,
  draft: {
    options: [LETTERS.slice(0, 200), 'শ্রীমতী অনিন্দিতা বন্দ্যোপাধ্যায়', 'Yes'],
    least: null,
    most: 1,
    look: 'list',
    other: true,
  },
}

/** One of each kind, with what is longest in it. */
const OPINIONS = [
  choice,
  {
    kind: 'scale',
    problem: 'Stars?',
    draft: { look: 'stars', from: 1, to: 10, low: LETTERS.slice(0, 60), middle: '', high: 'Very' },
  },
  {
    kind: 'scale',
    problem: 'Likely?',
    draft: { look: 'nps', from: 0, to: 10, low: 'Not at all', middle: 'Perhaps', high: 'Certainly' },
  },
  {
    kind: 'comment',
    problem: LETTERS,
    draft: { expects: 'text', least: null, most: 200, only: null, from: '', to: '', decimals: null },
  },
  { kind: 'ranking', problem: 'Which first?', draft: { items: [LETTERS.slice(0, 90), 'Heat', 'Sound'], top: 2 } },
  {
    kind: 'matrix',
    problem: 'How much do you agree?',
    draft: {
      rows: [LETTERS.slice(0, 90), 'I could follow'],
      columns: ['Disagree', LETTERS.slice(0, 40), 'Agree'],
      several: false,
    },
  },
  { kind: 'consent', problem: 'Before you leave', draft: { statement: `I agree. ${ADDRESS}` } },
]

export const LONG_SURVEY = {
  kind: 'survey',
  title: LONG_TITLE,
  sections: [
    { title: LETTERS.slice(0, 90), instructions: ADDRESS, questions: OPINIONS },
    { title: 'The end', questions: [choice] },
  ],
  responding: { thanks: `${LETTERS} ${ADDRESS}`, onward: ADDRESS },
  taking: { welcome: `${LETTERS} ${ADDRESS}`, shown: [], jumps: [] },
}

export const LONG_POLL = {
  kind: 'poll',
  title: LONG_TITLE,
  sections: [{ questions: [choice] }],
  responding: { results: 'after_vote', hall_questions: 'open' },
}
