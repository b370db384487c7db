import { describe, expect, it } from 'vitest'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from './read-quiz-text.ts'

/** Each question as its prompt, its options and what is right of them; whole papers, with nothing told and nothing left. */
const reads = (text: string, asked: [prompt: string, options: string[], right: number | number[]][]) => {
  const { items, problems, leftover } = readQuizText(text)
  expect([problems, leftover]).toEqual([[], []])
  expect(items.map(asRow)).toEqual(asked)
}

const asRow = (item: DraftItem) =>
  'draft' in item && 'correct' in item.draft && 'options' in item.draft
    ? [item.prompt, item.draft.options, item.draft.correct]
    : item

describe('lists before the options are a part of what is asked', () => {
  it('two lists to match', () =>
    reads(
      '1. Match List-I with List-II.\nList-I\nA. Kidney\nB. Lung\nC. Liver\nD. Heart\nList-II\nI. Bile\nII. Beat\nIII. Urine\nIV. Breath\nChoose the correct answer from the options given below:\n(1) A-III, B-IV, C-I, D-II\n(2) A-I, B-II, C-III, D-IV\n(3) A-II, B-I, C-IV, D-III\n(4) A-IV, B-III, C-II, D-I\nAns. (1)',
      [
        [
          'Match List-I with List-II.\nList-I\nA. Kidney\nB. Lung\nC. Liver\nD. Heart\nList-II\nI. Bile\nII. Beat\nIII. Urine\nIV. Breath\nChoose the correct answer from the options given below:',
          ['A-III, B-IV, C-I, D-II', 'A-I, B-II, C-III, D-IV', 'A-II, B-I, C-IV, D-III', 'A-IV, B-III, C-II, D-I'],
          0,
        ],
      ],
    ))

  it('statements, with the line that asks below them', () =>
    reads(
      '1. Think about rain:\n(i) It is wet.\n(ii) It is dry.\nWhich of these is true?\n(a) (i) only\n(b) (ii) only\n(c) both\n(d) neither\nAns: a',
      [
        [
          'Think about rain:\n(i) It is wet.\n(ii) It is dry.\nWhich of these is true?',
          ['(i) only', '(ii) only', 'both', 'neither'],
          0,
        ],
      ],
    ))

  it('statements numbered as questions are, over empty lines', () =>
    reads(
      '1. Consider these statements about rain.\n\n1. It is wet.\n\n2. It is dry.\n\nWhich of the statements given above is/are correct?\n\n(a) 1 only\n\n(b) 2 only\n\n(c) Both 1 and 2\n\n(d) Neither 1 nor 2\nAns: a\n\n2. Which planet is red?\n\n(a) Mars\n\n(b) Venus\nAns: a',
      [
        [
          'Consider these statements about rain.\n\n1. It is wet.\n\n2. It is dry.\n\nWhich of the statements given above is/are correct?',
          ['1 only', '2 only', 'Both 1 and 2', 'Neither 1 nor 2'],
          0,
        ],
        ['Which planet is red?', ['Mars', 'Venus'], 0],
      ],
    ))

  it('statements with names', () =>
    reads(
      '1. Given below are two statements:\nStatement I: Water boils at 100 degrees.\nStatement II: Ice sinks in water.\nIn the light of the above statements, choose the correct answer:\n(1) Both are true\n(2) Both are false\n(3) I is true, II is false\n(4) I is false, II is true\nAns. (3)\n2. Assertion (A): Ice floats.\nReason (R): Ice is less dense than water.\n(a) Both A and R are true and R explains A\n(b) Both A and R are true but R does not explain A\n(c) A is true, R is false\n(d) A is false, R is true\nAns: (a)',
      [
        [
          'Given below are two statements:\nStatement I: Water boils at 100 degrees.\nStatement II: Ice sinks in water.\nIn the light of the above statements, choose the correct answer:',
          ['Both are true', 'Both are false', 'I is true, II is false', 'I is false, II is true'],
          2,
        ],
        [
          'Assertion (A): Ice floats.\nReason (R): Ice is less dense than water.',
          [
            'Both A and R are true and R explains A',
            'Both A and R are true but R does not explain A',
            'A is true, R is false',
            'A is false, R is true',
          ],
          0,
        ],
      ],
    ))
})

describe('keys as papers give them', () => {
  it('by whom', () => {
    const { items, problems } = readQuizText(
      '61. How many sides has a hexagon?\n(1) 4\n(2) 5\n(3) 6\n(4) 7\nOfficial Ans. by NTA (3)\nAllen Ans. (3)\nSol. Hexa is six.\n81. How many days has a leap year?\nOfficial Ans. by NTA (366)\nAllen Ans. (366)\nSol. 365 + 1',
    )
    expect(problems).toEqual([])
    expect(items).toMatchObject([
      { draft: { options: ['4', '5', '6', '7'], correct: 2 }, explanation: 'Hexa is six.' },
      { draft: { rows: [{ first: '366', second: '' }] }, explanation: '365 + 1' },
    ])
  })

  it('of several options', () =>
    reads(
      '1. Which are prime?\n(A) 2\n(B) 4\n(C) 3\n(D) 5\nAns. (ACD)\n2. Which are even?\n(A) 2\n(B) 4\n(C) 3\n(D) 5\nAnswer: AB',
      [
        ['Which are prime?', ['2', '4', '3', '5'], [0, 2, 3]],
        ['Which are even?', ['2', '4', '3', '5'], [0, 1]],
      ],
    ))

  it('with signs and words of all sorts', () =>
    reads(
      '1. Which planet is red?\n(a) Mars\n(b) Venus\n👉 Answer: (a)\n\n2. Which planet is ours?\n(a) Mars\n(b) Venus\n(c) Earth\nAns. – (C) Earth\n\n3. Which planet has rings?\n(a) Mars\n(b) Saturn\nAnswer ⇒ (b)\n\n4. जो प्रकाश दे, वह है—\n(a) दीया\n(b) पत्थर\nउत्तर – दीया ।\n5. Which is hot?\n(A) Ice (B) Fire\nOption B is correct.\n6. जो ठंडा है\n(a) आग\n(b) बर्फ\nविकल्प (b) सही है।\n7. কোনটি গরম?\n(ক) বরফ (খ) আগুন\nউত্তর (খ)',
      [
        ['Which planet is red?', ['Mars', 'Venus'], 0],
        ['Which planet is ours?', ['Mars', 'Venus', 'Earth'], 2],
        ['Which planet has rings?', ['Mars', 'Saturn'], 1],
        ['जो प्रकाश दे, वह है—', ['दीया', 'पत्थर'], 0],
        ['Which is hot?', ['Ice', 'Fire'], 1],
        ['जो ठंडा है', ['आग', 'बर्फ'], 1],
        ['কোনটি গরম?', ['বরফ', 'আগুন'], 1],
      ],
    ))

  it.each([
    ['ANSWER KEY\n1\ta\n2\tb\n3\ta'],
    ['| Question | Answer |\n|---|---|\n| 1 | a |\n| 2 | b |\n| 3 | a |'],
    ['| প্রশ্ন | উত্তর |\n|---|---|\n| ১ | a |\n| ২ | b |\n| ৩ | a |'],
    ['Q.No.\t1\t2\t3\nAns\ta\tb\ta'],
    ['Ans. 1 (a), 2 (b), 3 (a)'],
  ])('in a table: %j', (keys) =>
    reads(`1. A?\n(a) x (b) y\n2. B?\n(a) x (b) y\n3. C?\n(a) x (b) y\n\n${keys}`, [
      ['A?', ['x', 'y'], 0],
      ['B?', ['x', 'y'], 1],
      ['C?', ['x', 'y'], 0],
    ]),
  )
})

describe('what stands between questions is in none', () => {
  it('steps of a solution are its own', () => {
    const { items, problems } = readQuizText(
      '1. What is 2 + 2?\n(a) 3 (b) 4 (c) 5 (d) 6\nAns. (b)\nSol. Two and two.\n1. add\n2. add again\n2. What is 3 + 3?\n(a) 3 (b) 4 (c) 5 (d) 6\nAns. (d)',
    )
    expect(problems).toEqual([])
    expect(items).toMatchObject([
      { draft: { correct: 1 }, explanation: 'Two and two.\n1. add\n2. add again' },
      { prompt: 'What is 3 + 3?', draft: { correct: 3 } },
    ])
  })

  it('the foot of a page is told, and in no option', () => {
    const { items, problems } = readQuizText(
      '31. Where do we live?\n(1) high\n(2) low\n\nPage 7 of 24\nAPEX CLASSES - Mock Test 3\n\n(3) middle\n(4) none\nP.T.O.\n32. Where is soil?\n(1) here\n(2) there\n(3) up\n(4) down\nAns. 31 (2), 32 (1)',
    )
    expect(items).toMatchObject([
      { draft: { options: ['high', 'low', 'middle', 'none'], correct: 1 } },
      { draft: { options: ['here', 'there', 'up', 'down'], correct: 0 } },
    ])
    expect(problems.map(({ line, problem }) => [line, problem])).toEqual(
      [5, 6, 10].map((line) => [line, 'page_number']),
    )
  })

  it('a passage begins by what is to be done with it', () => {
    const { items } = readQuizText(
      'Read the passage given below and answer the questions that follow:\nBees live in a colony.\n\n1. Who lives in a colony?\n(a) bees\n(b) bears\nAns: a',
    )
    expect(items).toMatchObject([
      {
        kind: 'group',
        text: 'Read the passage given below and answer the questions that follow:\nBees live in a colony.',
      },
      { prompt: 'Who lives in a colony?', inPassage: true },
    ])
  })

  it.each([
    ['I. Fill in the blanks:', '1. Ice is ____.\nAns: cold\n2. Fire is ____.\nAns: hot'],
    ['শূন্যস্থান পূরণ করো :', '১। বরফ ____।\nউঃ ঠান্ডা\n২। আগুন ____।\nউঃ গরম'],
    ['सही या गलत बताइए:', '(1) बर्फ ठंडी है।\nउत्तर: सही\n(2) आग ठंडी है।\nउत्तर: गलत'],
  ])('%s is a heading', (heading, questions) => {
    const { items, problems } = readQuizText(`${heading}\n${questions}`)
    expect(problems).toEqual([])
    expect(items).toMatchObject([{ kind: 'section', title: heading }, {}, {}])
    expect(items).toHaveLength(3)
  })

  it('instructions above a paper are told', () => {
    const { items, problems } = readQuizText(
      'MODEL PAPER\nINSTRUCTIONS\n1. All questions have one answer.\n2. Use a black pen.\n\n1. What is ice?\n(A) cold (B) hot\nAns: A',
    )
    expect(items).toMatchObject([{ prompt: 'What is ice?', draft: { correct: 0 } }])
    expect(problems.map(({ problem }) => problem)).toEqual(['outside', 'outside', 'outside', 'outside'])
  })
})

describe('questions of a task, with letters or Roman numbers of their own', () => {
  const shapes = (text: string) =>
    readQuizText(text).items.map((item) => ('draft' in item ? [item.prompt, item.draft] : item.kind))
  const verdict = (correct: boolean) => ({ correct })

  it.each([
    [
      'सत्य / असत्य लिखिए –\n(क) सूर्य एक तारा है। (सत्य)\n(ख) चमगादड़ एक पक्षी है। (असत्य)',
      ['section', ['सूर्य एक तारा है।', verdict(true)], ['चमगादड़ एक पक्षी है।', verdict(false)]],
    ],
    [
      'সত্য না মিথ্যা লেখো:\n(i) সূর্য একটি নক্ষত্র। — সত্য\n(ii) বাদুড় একটি পাখি। — মিথ্যা',
      ['section', ['সূর্য একটি নক্ষত্র।', verdict(true)], ['বাদুড় একটি পাখি।', verdict(false)]],
    ],
    [
      'Tick the correct answer:\ni) Ice is\na) cold b) hot\nii) Fire is\na) cold b) hot\nAns: (i) a (ii) b',
      [
        'section',
        ['Ice is', { options: ['cold', 'hot'], correct: 0 }],
        ['Fire is', { options: ['cold', 'hot'], correct: 1 }],
      ],
    ],
    [
      'খণ্ড – অ\nসঠিক উত্তর বেছে লেখো:\n(i) বরফ\n(অ) ঠান্ডা (আ) গরম\n(ii) আগুন\n(অ) ঠান্ডা (আ) গরম\nউত্তর : (i) অ (ii) আ',
      ['section', ['বরফ', { options: ['ঠান্ডা', 'গরম'], correct: 0 }], ['আগুন', { options: ['ঠান্ডা', 'গরম'], correct: 1 }]],
    ],
  ])('%j', (text, asked) => expect(shapes(text)).toEqual(asked))

  it('gaps with their answers in brackets, which are told', () => {
    const { items, problems } = readQuizText('Fill in the blanks.\n1. Ice is ____. (cold)\n2. Fire is ____. (hot)')
    expect(items.slice(1)).toMatchObject([
      { prompt: 'Ice is ____.', draft: { accepted: ['cold'] } },
      { prompt: 'Fire is ____.', draft: { accepted: ['hot'] } },
    ])
    expect(problems.map(({ problem }) => problem)).toEqual(['answer_in_brackets', 'answer_in_brackets'])
  })

  it('but what is to be used is no answer', () =>
    expect(
      readQuizText('Fill in the blanks with the verbs in brackets.\n1. She ____ home. (go)\n2. He ____ rice. (eat)')
        .items.slice(1)
        .map((item) => 'prompt' in item && item.prompt),
    ).toEqual(['She ____ home. (go)', 'He ____ rice. (eat)']))
})

describe('what is said of one question', () => {
  const itemsIn = (text: string) => readQuizText(text).items
  it.each([
    ['1. Ice is\n(a) cold (b) hot\nAns. (a) : it is frozen water, as we know.', 'it is frozen water, as we know.'],
    [
      '1. Ice is\n(a) cold (b) hot\nAns-(a) It is water that was frozen by night.',
      'It is water that was frozen by night.',
    ],
    ['1. Ice is\n(a) cold (b) hot\nAns: a\nIt is water that was frozen.', 'It is water that was frozen.'],
    ['15. Ice is\nA cold B hot C wet\n15. A [frozen water]', 'frozen water'],
  ])('why its key is right: %j', (text, explanation) =>
    expect(itemsIn(text)).toMatchObject([{ draft: { correct: 0 }, explanation }]),
  )

  it.each([
    ['Q1) Ice?\nA1) cold\nQ2) Fire?\nA2) hot'],
    ['प्रश्न 1 Ice?\nप्रश्न 2 Fire?\nउत्तर 1 cold\nउत्तर 2 hot'],
    ['1) Ice? → cold\n2) Fire? → hot'],
  ])('its key, by its number or an arrow: %j', (text) =>
    expect(itemsIn(text)).toMatchObject([
      { prompt: 'Ice?', draft: { accepted: ['cold'] } },
      { prompt: 'Fire?', draft: { accepted: ['hot'] } },
    ]),
  )

  it('its marks at the edge of the page', () =>
    expect(itemsIn('1. What is ice?      2\n(a) cold\n(b) hot                    1\nAns: a')).toMatchObject([
      { prompt: 'What is ice?', points: 2400, draft: { options: ['cold', 'hot'] } },
    ]))

  it.each([
    ['Class 6                    50\n1. Ice is\n(a) cold (b) hot\nAns: a', ['Class 6', '50']],
    ['Section A                    20\n1. Ice is\n(a) cold (b) hot\nAns: a', ['20']],
    ['1. Ice is      2\n(a) cold\n(b) hot                    1\nAns: a', ['1']],
  ])('a number at the edge that is no mark of a question is left in the text: %j', (text, left) => {
    const { leftover, problems } = readQuizText(text)
    for (const number of left) expect(leftover.map((each) => each.text).join('\n')).toContain(number)
    expect(problems.length).toBeGreaterThan(0)
  })

  it('numbers in a column are words', () =>
    expect(
      itemsIn('1. Match\n(A) Iron              26\n(B) Gold              79\n(a) yes (b) no\nAns: a')[0],
    ).toMatchObject({ prompt: 'Match\n(A) Iron 26\n(B) Gold 79' }))

  it('several in one line', () =>
    expect(
      itemsIn('1. Ice is (a) cold (b) hot 2. Fire is (a) cold (b) hot 3. Water is (a) wet (b) dry\n1-a, 2-b, 3-a'),
    ).toMatchObject([
      { prompt: 'Ice is', draft: { correct: 0 } },
      { prompt: 'Fire is', draft: { correct: 1 } },
      { prompt: 'Water is', draft: { correct: 0 } },
    ]))

  it('another key in its explanation, or by a tick, is told', () => {
    const told = (text: string) => readQuizText(text).problems.map(({ problem }) => problem)
    expect(told('1. Ice?\n(a) cold\n(b) hot\nAns: (a)\nExplanation: so the correct answer is (b).')).toEqual([
      'other_key',
    ])
    expect(told('1. Ice?\nA. cold\nB. hot ✔\nAns: A')).toEqual(['other_key'])
  })
})

it('what pupils write in a chat is of no question', () => {
  const { items, problems } = readQuizText(
    '[05/08, 7:31 pm] Mita Sen: Q1) Which is cold?\nA fire\nB ice\n[05/08, 7:33 pm] Rahul: A 🙋\n[05/08, 7:40 pm] Mita Sen: Ans B',
  )
  expect(items).toMatchObject([{ prompt: 'Which is cold?', draft: { options: ['fire', 'ice'], correct: 1 } }])
  expect(problems.map(({ line, problem }) => [line, problem])).toEqual([
    [1, 'senders'],
    [4, 'outside'],
  ])
})

describe('labels and numbers as people type them', () => {
  it.each([
    ['without a sign', '1 what is ice\na cold\nb hot\nans a\n2 what is fire\na cold\nb hot\nans b'],
    ['in circles', '1. what is ice\n① cold ② hot\nAns ①\n2. what is fire\n① cold ② hot\nAns ②'],
    ['with emoji', '1️⃣ what is ice\n🅰 cold ✅\n🅱 hot\n2️⃣ what is fire\n🅰 cold\n🅱 hot ✅'],
    ['of parts', '1.1 what is ice\n(a) cold (b) hot\nAns: a\n1.2 what is fire\n(a) cold (b) hot\nAns: b'],
    ['behind a hash', '#1 what is ice\na) cold (*)\nb) hot\n#2 what is fire\na) cold\nb) hot (*)'],
    ['bold', '1. what is ice\n- **a) cold**\n- b) hot\n\n2. what is fire\n- a) cold\n- **b) hot**'],
  ])('%s', (_, text) =>
    reads(text, [
      ['what is ice', ['cold', 'hot'], 0],
      ['what is fire', ['cold', 'hot'], 1],
    ]),
  )

  it('behind the parts of a sentence', () =>
    reads('1. Find the error.\nShe go (a)/ to school (b)/ every day. (c)/ No error (d)\nAns: (a)', [
      ['Find the error.', ['She go', 'to school', 'every day.', 'No error'], 0],
    ]))
})

describe('what can be read in two ways is asked', () => {
  const choicesIn = (text: string) =>
    readQuizText(text).problems.map(({ line, problem, choices = [] }) => [
      line,
      problem,
      choices.map(({ says, edits }) => [says, edits]),
    ])

  it('a number that is a label, and the words of another option', () =>
    expect(choicesIn('1. How many faces?\n1) 3\n2) 4\n3) 5\n4) 6\nAns: 4')).toEqual([
      [
        6,
        'two_ways',
        [
          ['(4) 6', [{ line: 6, from: '4', to: '(4)' }]],
          ['(2) 4', [{ line: 6, from: '4', to: '(2)' }]],
        ],
      ],
    ]))

  it('a key below the options, and another one behind all', () =>
    expect(choicesIn('1. Largest?\n(a) MP\n(b) Rajasthan\nAns: (a)\n\nKey: 1-b')).toEqual([
      [
        4,
        'two_keys',
        [
          ['(a) MP', [{ line: 6, from: '1-b', to: '1-a' }]],
          ['(b) Rajasthan', [{ line: 4, from: '(a)', to: 'b' }]],
        ],
      ],
    ]))

  it('two answers in words', () =>
    expect(choicesIn('1. Capital?\nAns: Delhi\nAnswer: Mumbai')).toEqual([
      [
        2,
        'two_keys',
        [
          ['Delhi', [{ line: 3, from: 'Mumbai', to: 'Delhi' }]],
          ['Mumbai', [{ line: 2, from: 'Delhi', to: 'Mumbai' }]],
        ],
      ],
    ]))
})

describe('what may be wrong is told', () => {
  const toldIn = (text: string) => readQuizText(text).problems.map(({ line, problem }) => [line, problem])
  const four = (number: number) => `${number}. Which?\n(a) p (b) q (c) r (d) s\nAns: a\n`
  it.each([
    ['a number that is left out', `${four(1)}${four(2)}${four(4)}`, [[7, 'number_missing']]],
    [
      'fewer options than all others have',
      `${four(1)}${four(2)}${four(3)}4. Which?\n(a) p (b) q (c) r\nAns: a`,
      [[10, 'options_differ']],
    ],
  ])('%s', (_, text, told) => expect(toldIn(text)).toEqual(told))
})
