import { describe, expect, it } from 'vitest'
import { accountOf } from './account.ts'
import { readQuizText } from './read-quiz-text.ts'

const choice = (prompt: string, options: string[], correct: number | null) => ({
  kind: 'single_choice',
  prompt,
  draft: { options, correct },
})
const HEAT = ['ice', 'fire', 'sun', 'lamp']

describe('labels that a scanner misread are read where those beside them leave no doubt', () => {
  it.each([
    ['brackets with spaces', '(a ) ice\n( b) fire\n( c ) sun\n(d) lamp\nAns: b', HEAT, 1],
    ['brackets that do not match', '(a) ice\n{b) fire\n(c} sun\n{d] lamp\nAns: c', HEAT, 2],
    ['in one line', '(a) ice {b) fire (c} sun (d) lamp\nAns: d', HEAT, 3],
    ['the first of all', '{a) ice\n(b) fire\n(c) sun\n(d) lamp\nAns: a', HEAT, 0],
    ['an at sign for a', '@) ice\n(b) fire\n(c) sun\n(d) lamp\nAns: a', HEAT, 0],
    ['an at sign for c', '(a) ice\n(b) fire\n@) sun\n(d) lamp\nAns: c', HEAT, 2],
    ['a six for b', '(a) ice\n(6) fire\n(c) sun\n(d) lamp\nAns: b', HEAT, 1],
    ['letters of Cyrillic', '(а) ice\n(В) fire\n(с) sun\n(d) lamp\nAns: c', HEAT, 2],
    ['letters of Greek', '(Α) ice\n(Β) fire\n(C) sun\n(D) lamp\nAns: B', HEAT, 1],
    ['without brackets', 'а) ice\nb) fire\nс) sun\nd) lamp\nAns: b', HEAT, 1],
    ['in Bengali', '(ক) ice\n{খ) fire\n(গ} sun\n(ঘ) lamp\nউত্তর: খ', HEAT, 1],
    ['in Hindi', '(क) ice\n{ख) fire\n(ग} sun\n(घ) lamp\nउत्तर: ग', HEAT, 2],
    [
      'initials between them',
      '(a) B. R. Rao\n{b) C. V. Sen\n(c) N. K. Das\nAns: b',
      ['B. R. Rao', 'C. V. Sen', 'N. K. Das'],
      1,
    ],
    ['no space behind them', '(a)ice\n(b)fire\n{c)sun\n(d)lamp\nAns: c', HEAT, 2],
  ])('%s', (_, lines, options, correct) =>
    expect(readQuizText(`1. Which?\n${lines}`).items).toMatchObject([choice('Which?', options, correct)]),
  )

  it.each([
    ['a letter of Russian behind one that looks Latin', '1. Which?\n(а) ice\n(б) fire\nAns: a', '(б) fire'],
    ['a set', '1. Which is {b} in (a) or {c}?\nAns: {b}', '{b} in (a) or {c}'],
    ['a number in brackets', '1. Is (6) more than (8)?\nAns: no', '(6) more than (8)'],
    ['a bracket out of order', '1. Which?\n(a) ice\n(b) fire {e) sun\nAns: a', 'fire {e) sun'],
  ])('%s stays', (_, text, kept) => expect(JSON.stringify(readQuizText(text).items)).toContain(kept))
})

describe('numbers that a scanner misread', () => {
  const two = (one: string, other: string) =>
    `${one} Is ice cold?\n(a) yes\n(b) no\nAns: a\n${other} Is fire hot?\n(a) yes\n(b) no\nAns: a`
  const three = (one: string, two_: string, other: string) =>
    `${two(one, two_)}\n${other} Is it wet?\n(a) yes\n(b) no\nAns: b`
  const prompts = (text: string) => readQuizText(text).items.map((item) => ('prompt' in item ? item.prompt : ''))

  it.each([
    ['a letter for the first', two('l.', '2.')],
    ['a capital for the first', two('I.', '2.')],
    ['a stroke for the first', two('|.', '2.')],
    ['a letter for a nought', two('9.', '1O.')],
    ['behind its name', two('Q. l.', 'Q. 2.')],
  ])('%s', (_, text) => expect(prompts(text)).toEqual(['Is ice cold?', 'Is fire hot?']))

  it.each([
    ['of two digits', three('9.', '1O.', 'l1.')],
    ['of two strokes', three('10.', 'll.', '12.')],
  ])('%s', (_, text) => expect(prompts(text)).toEqual(['Is ice cold?', 'Is fire hot?', 'Is it wet?']))

  it.each([
    [
      'Roman numbers of statements',
      '1. Which are right?\nI. Ice is cold.\nII. Fire is hot.\n(a) I only\n(b) both\nAns: b',
      'I. Ice is cold.\\nII. Fire is hot.',
    ],
    ['a letter out of order', '4. Is ice cold?\nAns: yes\nl. Is fire hot?', 'l. Is fire hot?'],
  ])('%s stay', (_, text, kept) => {
    const { items, leftover } = readQuizText(text)
    expect(JSON.stringify([items, leftover])).toContain(kept)
  })
})

describe('stray signs behind the name of an answer', () => {
  it.each([
    'Ans.:. b',
    'Ans,: b',
    'Ans; b',
    'Ans.. b',
    'Ans,: (b',
    'Ans.: b)',
    'Ans.: {b)',
    'Answer.: b.',
    'উত্তর.: খ',
    'उत्तर,: ख',
    'ANS;b',
  ])('%s', (line) =>
    expect(readQuizText(`1. Which?\n(a) ice\n(b) fire\n(c) sun\n${line}`).items).toMatchObject([
      choice('Which?', ['ice', 'fire', 'sun'], 1),
    ]),
  )

  it.each(['Ans; the sea, of course', 'Answer, b or c?', 'Ansari; a'])('no label alone: %s', (line) => {
    const { items } = readQuizText(`1. Which?\n(a) ice\n(b) fire\n${line}`)
    expect(items).toMatchObject([{ draft: { correct: null } }])
  })
})

it('what was misread is not kept as it stands', () => {
  const text = '1. Which?\n(a) ice\n{b) fire\n(c) sun\nAns,: b'
  expect(accountOf(text, readQuizText(text))).toMatchObject({ kept: [1, 2, 4], changed: [3, 5], left: [] })
})

it('no long line of such signs is looked at again and again', () => {
  const [space, signs] = [' '.repeat(900_000), '.,; '.repeat(200_000)]
  for (const text of [
    `{b) ${space}a. x`,
    `Ans${signs}x`,
    `Ans${space};b`,
    '@) '.repeat(300_000),
    'l. x\n1O. y\n'.repeat(9_000),
  ])
    expect(readQuizText(text).lines).toBeDefined()
})
