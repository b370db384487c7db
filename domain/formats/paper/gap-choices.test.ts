import { describe, expect, it } from 'vitest'
import { withEdits } from '../quiz-text/edited-text.ts'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const questionsIn = (text: string) =>
  readQuizText(text).items.flatMap((item) =>
    'draft' in item
      ? [
          [
            item.prompt,
            'options' in item.draft ? item.draft.options.join('|') : item.kind,
            'correct' in item.draft ? item.draft.correct : null,
          ],
        ]
      : [],
  )
const problemsIn = (text: string) => readQuizText(text).problems.map(({ problem }) => problem)

describe('choices in brackets are options', () => {
  it.each([
    ['behind the gap', 'The sky ____ (is / are / am) blue.', 'The sky ____ blue.'],
    ['without spaces', 'The sky ____(is/are/am) blue.', 'The sky ____ blue.'],
    ['in square brackets', 'The sky ____ [is/are/am] blue.', 'The sky ____ blue.'],
    ['behind the sentence', 'The sky ____ blue. (is/are/am)', 'The sky ____ blue.'],
    ['before the full stop', 'The sky ____ blue (is/are/am).', 'The sky ____ blue.'],
    ['behind points', 'The sky ...... (is/are/am) blue.', 'The sky ...... blue.'],
  ])('%s, where the key is one of them', (_, asked, prompt) => {
    expect(questionsIn(`1. ${asked}\nAns: are`)).toEqual([[prompt, 'is|are|am', 1]])
    expect(problemsIn(`1. ${asked}\nAns: are`)).toEqual([])
  })

  it('where the keys stand at the end', () =>
    expect(questionsIn('1. The sky ____ (is/are) blue.\n2. They ____ (is/are) late.\n\nAnswers: 1. is 2. are')).toEqual(
      [
        ['The sky ____ blue.', 'is|are', 0],
        ['They ____ late.', 'is|are', 1],
      ],
    ))

  it('in Bengali and Hindi', () =>
    expect(
      questionsIn('১. ভারতের রাজধানী ____ (কলকাতা / দিল্লি)।\nউত্তর: দিল্লি\n२. राम ____ (जाता/जाती) है।\nउत्तर: जाता'),
    ).toEqual([
      ['ভারতের রাজধানী ____।', 'কলকাতা|দিল্লি', 1],
      ['राम ____ है।', 'जाता|जाती', 0],
    ]))

  it.each([
    'Choose the correct word from the brackets:',
    'Choose the correct form:',
    'II. Fill in the blanks with the words in brackets:',
    'বন্ধনী থেকে সঠিক শব্দটি বেছে শূন্যস্থান পূরণ করো:',
    'সঠিক শব্দটি বেছে নাও:',
    'कोष्ठक से सही शब्द चुनकर रिक्त स्थान भरिए:',
    'सही शब्द चुनकर लिखिए:',
  ])('below a heading that says so: %s', (heading) =>
    expect(questionsIn(`${heading}\n1. The sky ____ (is/are) blue.\n2. They ____ (is/are) late.`)).toEqual([
      ['The sky ____ blue.', 'is|are', null],
      ['They ____ late.', 'is|are', null],
    ]),
  )
})

describe('where nothing says what they are', () => {
  const text = '1. The sky ____ (is / are / am) blue.'
  const asked = readQuizText(text).problems.find(({ problem }) => problem === 'gap_choices')

  it('it is asked, and nothing is changed', () => {
    expect(questionsIn(text)).toEqual([['The sky ____ (is / are / am) blue.', '|', null]])
    expect(asked?.choices).toHaveLength(2)
  })

  it.each([
    [0, ['The sky ____ blue.', 'is|are|am', null]],
    [1, ['The sky ____ (is / are / am) blue.', 'short_answer', null]],
  ])('choice %s', (place, question) => {
    const edited = withEdits(text, asked?.choices?.[place]?.edits ?? [])
    expect(questionsIn(edited)).toEqual([question])
    expect(problemsIn(edited)).toEqual(['no_answer'])
  })
})

it.each([
  ['no gap', '1. Write about a friend and (his/her) hobbies.\nAns: his', 'Write about a friend and (his/her) hobbies.'],
  ['a gap elsewhere', '1. He said ____ and (he/she) left.\nAns: he', 'He said ____ and (he/she) left.'],
  ['another key', '1. Who is the ____ (PM/CM)?\nAns: Modi', 'Who is the ____ (PM/CM)?'],
  ['a unit', '1. The speed is ____ (km/h).\nAns: 40', 'The speed is ____ (km/h).'],
  ['what is given', '1. It takes ____ s. (Take g = 10 m/s²)\nAns: 3', 'It takes ____ s. (Take g = 10 m/s²)'],
  [
    'several gaps',
    '1. He ____ (is/are) and she ____ (was/were).\nAns: is',
    'He ____ (is/are) and she ____ (was/were).',
  ],
])('brackets stay in the sentence: %s', (_, text, prompt) => {
  expect(questionsIn(text)[0]?.[0]).toBe(prompt)
  expect(questionsIn(text)[0]?.[1]).toMatch(/short_answer|numerical/)
})
