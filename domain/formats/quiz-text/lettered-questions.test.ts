import { describe, expect, it } from 'vitest'
import { wholeMarks } from '../../marking/marks.ts'
import { withEdits } from './edited-text.ts'
import { readQuizText } from './read-quiz-text.ts'

/** Each item as one line: `> ...` for a passage, a question as its prompt with its options and its marks. */
const rowsOf = (text: string): string[] =>
  readQuizText(text).items.map((item) => {
    if (!('draft' in item)) return `> ${item.kind === 'section' ? item.title : item.text}`
    const options = 'options' in item.draft ? item.draft.options.filter((option) => option !== '') : []
    const accepted = 'accepted' in item.draft ? [` = ${item.draft.accepted.join()}`] : []
    const marks = item.points === undefined ? [] : [` [${item.points / wholeMarks(1)}]`]
    return [
      `${item.inPassage ? '. ' : ''}${item.prompt}`,
      ...options.map((option) => ` / ${option}`),
      ...accepted,
      ...marks,
    ].join('')
  })

describe('questions to be answered in words', () => {
  it.each([
    ['1. What is a cell?\n2. Define tissue.\n3. Who found it?', ['What is a cell?', 'Define tissue.', 'Who found it?']],
    ['১। কোষ কাকে বলে?\n২। দুটি উদাহরণ দাও।\n৩। চিত্র আঁকো।', ['কোষ কাকে বলে?', 'দুটি উদাহরণ দাও।', 'চিত্র আঁকো।']],
    ['१. कोशिका क्या है?\n२. दो उदाहरण लिखिए।\n३. समझाइए।', ['कोशिका क्या है?', 'दो उदाहरण लिखिए।', 'समझाइए।']],
  ])('each number is one: %j', (text, rows) => expect(rowsOf(text)).toEqual(rows))

  it.each([
    '1. Consider these:\n1. It is wet.\n2. It is dry.\nWhich is true?\n(a) 1 only\n(b) 2 only\nAns: a',
    '1. Capital?\nDelhi\nMumbai\nAns: Delhi',
  ])('lists of what is asked stay in it: %j', (text) => expect(readQuizText(text).items).toHaveLength(1))
})

describe('letters below a number that ask are questions of their own', () => {
  it.each([
    ['1. (ক) রাজধানী কোথায়?\n(খ) জাতীয় ফুল কী?\n২. কোষ কী?', ['রাজধানী কোথায়?', 'জাতীয় ফুল কী?', 'কোষ কী?']],
    [
      '1. (a) What is osmosis? (b) Give an example.\n2. What is a cell?',
      ['What is osmosis?', 'Give an example.', 'What is a cell?'],
    ],
    ['२. (क) जल चक्र समझाइए। (ख) वर्षा कैसे होती है? [2+3]', ['जल चक्र समझाइए। [2]', 'वर्षा कैसे होती है? [3]']],
    [
      '1. (i) Define force.\n(ii) State its unit.\n(iii) Draw a sketch.',
      ['Define force.', 'State its unit.', 'Draw a sketch.'],
    ],
    [
      '2. A ball is thrown up.\n(a) Find the height.\n(b) Find the time.\n3. What is a cell?',
      ['> A ball is thrown up.', '. Find the height.', '. Find the time.', 'What is a cell?'],
    ],
    [
      '2. A ball is thrown up at 20 m/s.\nIt falls again. (a) Find the height. (b) Find the time.',
      ['> A ball is thrown up at 20 m/s.\nIt falls again.', '. Find the height.', '. Find the time.'],
    ],
    [
      '3. Photosynthesis:\n(a) its place [2]\n(b) its use [3]',
      ['> Photosynthesis:', '. its place [2]', '. its use [3]'],
    ],
    ['3. Osmosis (1+2)\n(a) its place\n(b) its use', ['> Osmosis', '. its place [1]', '. its use [2]']],
    [
      '4. Write short notes on any two:\n(a) Osmosis\n(b) Diffusion\n(c) Plasmolysis',
      ['> Write short notes on any two:', '. Osmosis', '. Diffusion', '. Plasmolysis'],
    ],
    ['2. Explain the terms: (a) osmosis (b) diffusion', ['> Explain the terms:', '. osmosis', '. diffusion']],
    [
      '১। সঠিক উত্তরটি বেছে নাও: ১×২=২\n(ক) সূর্য – (অ) গ্রহ (আ) তারা\n(খ) চাঁদ – (অ) গ্রহ (আ) উপগ্রহ',
      ['> সঠিক উত্তরটি বেছে নাও:', '. সূর্য – / গ্রহ / তারা [1]', '. চাঁদ – / গ্রহ / উপগ্রহ [1]'],
    ],
    ['৪। টীকা লেখো:\n(ক) অভিস্রবণ\n(খ) ব্যাপন', ['> টীকা লেখো:', '. অভিস্রবণ', '. ব্যাপন']],
    [
      '1. (a) What is a cell? (b) Who found it?\nAns: (a) A unit (b) Hooke',
      ['What is a cell? = A unit', 'Who found it? = Hooke'],
    ],
    [
      '1. (क) लाल क्या है?\n(i) सेब\n(ii) घास\n(ख) नीला क्या है?\n(i) गेहूँ\n(ii) आकाश',
      ['लाल क्या है? / सेब / घास', 'नीला क्या है? / गेहूँ / आकाश'],
    ],
    [
      'Passage: A king lived here.\n1. Now (a) who is he? (2) (b) where is he? (3)\nEnd of passage\n2. What is a cell?',
      ['> A king lived here.', '. Now\nwho is he? [2]', '. Now\nwhere is he? [3]', 'What is a cell?'],
    ],
  ])('%j', (text, rows) => expect(rowsOf(text)).toEqual(rows))

  it.each([
    '1. (क) जल चक्र समझाइए।\nअथवा\n(ख) वर्षा कैसे होती है?',
    '1. (a) Define force. OR (b) Define work.',
    '১। (ক) বল কাকে বলে? অথবা\n(খ) কাজ কাকে বলে?',
  ])('one to be chosen is one question: %j', (text) => {
    const [item, ...others] = readQuizText(text).items
    expect([item && 'prompt' in item && item.prompt, others]).toEqual([text.slice(3), []])
  })

  it('those that may be chosen stay together', () =>
    expect(rowsOf('1. (a) Define force.\n(b) Define work.\nOR\n(c) Define power.\n(d) Draw it.')).toEqual([
      'Define force.',
      'Define work.\nOR\n(c) Define power.',
      'Draw it.',
    ]))
})

describe('letters below a question are its options', () => {
  it.each([
    [
      '1. Capital of France?\n(a) Paris (b) London\n(c) Rome (d) Berlin',
      ['Capital of France? / Paris / London / Rome / Berlin'],
    ],
    [
      '1. Which asks for a name?\n(a) Who are you?\n(b) What is it?\n(c) Why me?\n(d) How is it?',
      ['Which asks for a name? / Who are you? / What is it? / Why me? / How is it?'],
    ],
    ['1. সঠিক উত্তর বেছে নাও:\n(ক) কোষ (খ) কলা', ['সঠিক উত্তর বেছে নাও: / কোষ / কলা']],
    [
      '1. Choose any two correct ones:\n(a) Who?\n(b) How?\n(c) Stop.',
      ['Choose any two correct ones: / Who? / How? / Stop.'],
    ],
    [
      '1. What did he ask?\n(a) Who are you?\n(b) How are you?\nAns: b',
      ['What did he ask? / Who are you? / How are you?'],
    ],
    ['1. What did he ask?\n(a) Who are you?\n(b) How are you? ✓', ['What did he ask? / Who are you? / How are you?']],
  ])('%j', (text, rows) => {
    expect(rowsOf(text)).toEqual(rows)
    expect(readQuizText(text).problems.map(({ problem }) => problem)).not.toContain('options_or_questions')
  })
})

describe('what may be either is asked', () => {
  const text = '1. What is osmosis?\n(a) Where is it?\n(b) Why is it?\n\n2. What is a cell?\n'
  const { problems } = readQuizText(text)
  const [asked] = problems.filter(({ problem }) => problem === 'options_or_questions')

  it('with both ways', () => expect(asked).toMatchObject({ line: 1, text: '(a) (b)' }))

  it.each([
    [0, ['> What is osmosis?', '. Where is it?', '. Why is it?', 'What is a cell?']],
    [1, ['What is osmosis? / Where is it? / Why is it?', 'What is a cell?']],
  ])('way %i is read as it is chosen', (way, rows) => {
    const chosen = withEdits(text, asked?.choices?.[way]?.edits ?? [])
    expect(rowsOf(chosen)).toEqual(rows)
    expect(readQuizText(chosen).problems.map(({ problem }) => problem)).not.toContain('options_or_questions')
  })
})
