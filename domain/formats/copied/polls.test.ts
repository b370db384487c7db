import { describe, expect, it } from 'vitest'
import { withEdits } from '../quiz-text/edited-text.ts'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'
import { writeQuizText } from '../quiz-text/write-quiz-text.ts'

const questionsIn = (text: string) =>
  readQuizText(text).items.flatMap((item) =>
    'draft' in item && 'options' in item.draft && 'correct' in item.draft
      ? [[item.prompt, item.draft.options, item.draft.correct]]
      : [],
  )
const leftIn = (text: string) => readQuizText(text).leftover.map((each) => each.text)

const ASKED = ['Which planet is red?', ['Venus', 'Mars', 'Earth']]
const QUIZ = '🔘 Venus\n✅ Mars\n🔘 Earth'

describe('options of a poll, and the one that is ticked', () => {
  it.each([
    ['a filled circle', QUIZ, 1],
    ['a white circle', '⚪ Venus\n⚪️ Mars\n✅ Earth', 2],
    ['a red circle', '⭕ Venus\n✅ Mars\n⭕️ Earth', 1],
    ['an empty circle', '○ Venus\n✅ Mars\n○ Earth', 1],
    ['a tick behind', '🔘 Venus\n🔘 Mars ✅\n🔘 Earth', 1],
    ['none ticked', '🔘 Venus\n🔘 Mars\n🔘 Earth', null],
    ['crosses', '❌ Venus\n✅ Mars\n❌ Earth', 1],
    ['labels', '🔘 A) Venus\n✅ B) Mars\n🔘 C) Earth', 1],
    ['shares before', '🔘 12% Venus\n✅ 75% Mars\n🔘 13% Earth', 1],
    ['shares behind', '🔘 Venus 12%\n✅ Mars – 75%\n🔘 Earth (13%)', 1],
    ['shares without circles', '12% Venus\n✅ 75% Mars\n13% Earth', 1],
    ['shares in lines of their own', '12%\nVenus\n75%\n✅ Mars\n13%\nEarth', 1],
    ['votes', 'OPTION: Venus (2 votes)\nOPTION: Mars (12 votes)\nOPTION: Earth (0 votes)', null],
  ])('%s', (_, options, right) =>
    expect(questionsIn(`📊 Which planet is red?\n${options}\n14 votes`)).toEqual([[...ASKED, right]]),
  )

  it.each([
    ['which of how many', '[ 14/50 ] Which planet is red?'],
    ['without spaces', '[14/50] Which planet is red?'],
    ['with a name', 'Q 14/50 Which planet is red?'],
    ['with a name and a sign', 'Q.14/50. Which planet is red?'],
    ['a chart', '📊 Which planet is red?'],
    ['a number', '14. Which planet is red?'],
    ['nothing', 'Which planet is red?'],
    ['what the program says', 'Anonymous Quiz\nWhich planet is red?'],
    ['what it says below', 'Which planet is red?\nAnonymous Quiz'],
    ['a forwarded one', 'Forwarded from Daily GK\n📊 Anonymous Quiz\n[ 14/50 ] Which planet is red?'],
    ['a WhatsApp poll', 'POLL:\nWhich planet is red?'],
    ['Bengali', 'বেনামী কুইজ\nWhich planet is red?'],
    ['Hindi', 'अनाम क्विज़\nWhich planet is red?'],
  ])('below %s', (_, head) =>
    expect(questionsIn(`${head}\n${QUIZ}\nFinal Results\n\n${head.replace('14', '15')}\n${QUIZ}`)).toEqual([
      [...ASKED, 1],
      [...ASKED, 1],
    ]),
  )

  it('in Bengali and Hindi', () =>
    expect(
      questionsIn(
        '📊 ভারতের রাজধানী কোনটি?\n🔘 কলকাতা\n✅ দিল্লি\n১২ ভোট\n\n📊 भारत की राजधानी?\n⚪ मुंबई\n✅ दिल्ली\nअंतिम परिणाम',
      ),
    ).toEqual([
      ['ভারতের রাজধানী কোনটি?', ['কলকাতা', 'দিল্লি'], 1],
      ['भारत की राजधानी?', ['मुंबई', 'दिल्ली'], 1],
    ]))

  it('of a poll that says that several can be right', () =>
    expect(questionsIn('Anonymous Quiz · multiple answers\nWhich are prime?\n✅ 2\n✅ 3\n🔘 4')).toEqual([
      ['Which are prime?', ['2', '3', '4'], [0, 1]],
    ]))
})

describe('several ticks', () => {
  const text = '📊 Which are prime?\n✅ 2\n✅ 3\n🔘 4'
  const asked = readQuizText(text).problems.find(({ problem }) => problem === 'two_keys')

  it('are asked, and none is taken', () => {
    expect(questionsIn(text)).toEqual([['Which are prime?', ['2', '3', '4'], null]])
    expect(asked?.choices?.map(({ says }) => says)).toEqual(['2', '3', '2, 3'])
  })

  it.each([
    [0, 0],
    [1, 1],
    [2, [0, 1]],
  ])('choice %s leaves no question open', (place, right) => {
    const edited = withEdits(text, asked?.choices?.[place]?.edits ?? [])
    expect(readQuizText(edited).problems).toEqual([])
    expect(questionsIn(edited)).toEqual([['Which are prime?', ['2', '3', '4'], right]])
  })
})

describe('shares and votes', () => {
  const text = '📊 Which planet is red?\n12% Venus\n✅ 75% Mars\n13% Earth\n14 votes\nFinal Results'

  it('are left over, and told once', () => {
    expect(leftIn(text)).toEqual(['12%', '75%', '13%', '14 votes', 'Final Results'])
    expect(readQuizText(text).problems).toEqual([{ line: 2, problem: 'of_program', text: '12%', count: 5 }])
  })
})

describe('what only looks like a poll', () => {
  it.each([
    [
      'per cent that are asked',
      '📊 Which is the profit?\n🔘 20% profit\n✅ 25% profit\n🔘 30% profit',
      [['Which is the profit?', ['20% profit', '25% profit', '30% profit'], 1]],
    ],
    ['per cent alone', '📊 What is half?\n🔘 20%\n✅ 50%', [['What is half?', ['20%', '50%'], 1]]],
    [
      'a mixture',
      '1. Which is greater?\n(a) 60% milk\n(b) 40% water\nAns: a',
      [['Which is greater?', ['60% milk', '40% water'], 0]],
    ],
    [
      'a mixture with circles',
      '1. Which is greater?\n⚪ 60% milk\n⚪ 40% water\nAns: 60% milk',
      [['Which is greater?', ['60% milk', '40% water'], 0]],
    ],
    [
      'points of an explanation',
      '1. Which is red?\n(a) Mars\n(b) Venus\nAns: a\nExplanation: It has\n⚪ iron\n⚪ dust',
      [['Which is red?', ['Mars', 'Venus'], 0]],
    ],
    ['ticked labels', '1. Which is red?\n✅ (a) Mars\n(b) Venus', [['Which is red?', ['Mars', 'Venus'], 0]]],
    ['a fraction', '1. What is [1/2] of ten?\n(a) 5\n(b) 2\nAns: a', [['What is [1/2] of ten?', ['5', '2'], 0]]],
  ])('%s', (_, asked, questions) => expect(questionsIn(asked)).toEqual(questions))

  it('points that are ticked', () => expect(questionsIn('✅ Bring a pen\n✅ Be in time')).toEqual([]))
})

it.each([
  'Which?\n🔘 Venus\n✅ Mars\n⚪ Earth',
  'Which?\nOPTION: Venus\nOPTION: Mars',
  'Which?\nStatus : Answered\nChosen Option : 2\nQuestion ID : 630680123',
  'Status : Answered',
  '📊 Which?\n23 votes',
  '[ 14/50 ] Which?',
])('words that look so are written and read as they are: %j', (prompt) => {
  const { draft, ...item } = readQuizText('1. Which?\n(a) Mars\n(b) Venus\nAns: a').items[0] as never as {
    draft: object
  }
  const text = writeQuizText([{ ...item, draft, prompt } as never])
  const { items, leftover } = readQuizText(text)
  expect([items, leftover]).toEqual([[{ ...item, draft, prompt }], []])
})
