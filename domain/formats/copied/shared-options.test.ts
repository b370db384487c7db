import { describe, expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const questionsIn = (text: string) =>
  readQuizText(text).items.flatMap((item) =>
    'draft' in item
      ? [
          [
            item.prompt,
            'options' in item.draft ? item.draft.options.join('/') : item.kind,
            'correct' in item.draft ? item.draft.correct : null,
          ],
        ]
      : [],
  )

const OPTIONS = '(a) Both\n(b) First\n(c) Neither'
const TWO = '1. Ice floats, iron floats.\nAns: b\n2. The sun is hot, ice is cold.\nAns: a'
const READ = [
  ['Ice floats, iron floats.', 'Both/First/Neither', 1],
  ['The sun is hot, ice is cold.', 'Both/First/Neither', 0],
]

describe('options that are said once are those of the questions below', () => {
  it.each([
    ['directions', 'Directions: Say which statement is true.'],
    ['directions of some', 'Directions (Q. 1-2): Say which statement is true.'],
    ['two numbers', 'Directions (Q. 1 and 2): Say which statement is true.'],
    ['a sentence', 'For questions 1-2 choose:'],
    ['a range in words', 'For questions 1 to 2 choose the right one:'],
    ['each question', 'Each question has two statements. Mark the correct choice as:'],
    [
      'several lines',
      'Directions: Each of the following questions has two statements.\nRead both of them with care.\nMark your choice as:',
    ],
    ['the kind of question', 'Assertion-Reason questions: mark the right choice.'],
    ['Bengali', 'নির্দেশ: কোন বিবৃতিটি ঠিক?'],
    ['Bengali with numbers', '১-২ নং প্রশ্নের জন্য সঠিক বিকল্প বেছে নাও'],
    ['Hindi', 'निर्देश: कौन सा कथन सही है?'],
    ['Hindi with numbers', 'निर्देश (प्रश्न 1 से 2): सही विकल्प चुनिए।'],
  ])('%s', (_, head) => {
    expect(questionsIn(`${head}\n${OPTIONS}\n\n${TWO}`)).toEqual(READ)
    expect(readQuizText(`${head}\n${OPTIONS}\n${TWO}`).leftover.map(({ text }) => text)).toEqual(head.split('\n'))
  })

  it.each([
    ['in one line', '(a) Both (b) First (c) Neither'],
    ['in two lines', '(a) Both (b) First\n(c) Neither'],
    ['with points', 'A. Both\nB. First\nC. Neither'],
    ['over two lines', '(a) Both\n(b) First\n(c)\nNeither'],
  ])('%s', (_, options) => expect(questionsIn(`Directions (Q. 1-2): Choose.\n${options}\n\n${TWO}`)).toEqual(READ))

  it('in Bengali letters', () =>
    expect(questionsIn('নির্দেশ: বেছে নাও।\n(ক) উভয়\n(খ) প্রথম\n(গ) কোনোটি নয়\n১. বরফ ভাসে।\nউত্তর: খ')).toEqual([
      ['বরফ ভাসে।', 'উভয়/প্রথম/কোনোটি নয়', 1],
    ]))

  it('with keys at the end', () =>
    expect(
      questionsIn(
        `Directions (Q. 1-2): Choose.\n${OPTIONS}\n\n1. Ice floats, iron floats.\n2. The sun is hot, ice is cold.\n\nAnswers: 1. b 2. a`,
      ),
    ).toEqual(READ))

  it('without a key', () =>
    expect(questionsIn(`Directions: Choose.\n${OPTIONS}\n1. Ice floats.\n2. Iron floats.`)).toEqual([
      ['Ice floats.', 'Both/First/Neither', null],
      ['Iron floats.', 'Both/First/Neither', null],
    ]))

  it('below other questions', () =>
    expect(
      questionsIn(
        `1. Which?\n(a) Mars\n(b) Venus\nAns: a\n\nDirections (Q. 2-3): Choose.\n${OPTIONS}\n2. Ice floats.\nAns: b`,
      ),
    ).toEqual([
      ['Which?', 'Mars/Venus', 0],
      ['Ice floats.', 'Both/First/Neither', 1],
    ]))

  it('each directions for their own', () =>
    expect(
      questionsIn(
        `Directions (Q. 1-1): Choose.\n(a) Yes\n(b) No\n(c) Open\n1. Ice floats.\nAns: a\n\nDirections (Q. 2-3): Choose.\n${OPTIONS}\n2. Iron floats.\nAns: c\n3. Ice is cold.\nAns: b`,
      ).slice(-2),
    ).toEqual([
      ['Iron floats.', 'Both/First/Neither', 2],
      ['Ice is cold.', 'Both/First/Neither', 1],
    ]))
})

describe('what is for other questions, or for none', () => {
  it.each([
    [
      'numbers that are not named',
      `Directions (Q. 1-2): Choose.\n${OPTIONS}\n${TWO}\n3. Who wrote it?\nAns: Tagore`,
      ['Who wrote it?', 'short_answer', null],
    ],
    [
      'an answer in words',
      `Directions: Choose.\n${OPTIONS}\n${TWO}\n3. Who wrote it?\nAns: Tagore`,
      ['Who wrote it?', 'short_answer', null],
    ],
    [
      'options of its own',
      `Directions: Choose.\n${OPTIONS}\n${TWO}\n3. Who?\n(a) Mars\n(b) Venus\nAns: b`,
      ['Who?', 'Mars/Venus', 1],
    ],
  ])('%s', (_, text, last) => {
    expect(questionsIn(text).slice(0, 2)).toEqual(READ)
    expect(questionsIn(text).at(-1)).toEqual(last)
  })

  it('a question that nobody named is told', () => {
    const { problems } = readQuizText(`Directions (Q. 1-2): Choose.\n${OPTIONS}\n${TWO}\n3. Which is it?`)
    expect(problems.map(({ problem }) => problem)).toEqual(['outside', 'too_few_options'])
  })

  it.each([
    [
      'directions above questions with options',
      'Directions (Q. 1-2): Choose the right option.\n1. Which?\n(a) Mars\n(b) Venus\n(c) Sun\nAns: a',
      [['Which?', 'Mars/Venus/Sun', 0]],
    ],
    [
      'a question about two statements',
      '1. Consider the two statements.\nAssertion: ice floats. Reason: it is light.\n(a) Both\n(b) First\n(c) Neither\nAns: a\n2. What is 6 × 7?\nAns: 42',
      [
        ['Consider the two statements.\nAssertion: ice floats. Reason: it is light.', 'Both/First/Neither', 0],
        ['What is 6 × 7?', 'numerical', null],
      ],
    ],
    [
      'a question about questions',
      '1. How is it asked in the following questions?\n(a) Well\n(b) Badly\n(c) Not\nAns: a\n2. What is 6 × 7?\nAns: 42',
      [
        ['How is it asked in the following questions?', 'Well/Badly/Not', 0],
        ['What is 6 × 7?', 'numerical', null],
      ],
    ],
  ])('%s', (_, text, questions) => expect(questionsIn(text)).toEqual(questions))
})
