import { describe, expect, it } from 'vitest'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from './read-quiz-text.ts'
import { writeQuizText } from './write-quiz-text.ts'

const rowOf = (item: DraftItem) =>
  'draft' in item && item.kind === 'single_choice'
    ? [item.prompt, ...item.draft.options, item.draft.correct]
    : item.kind
const rowsOf = (text: string) => readQuizText(text).items.map(rowOf)

describe('options between stars', () => {
  it.each([
    [
      '1. Red?\n(a) *Mars*\n(b) Venus\n2. Hot?\n(a) Ice\n(b) *Fire*',
      [
        ['Red?', 'Mars', 'Venus', 0],
        ['Hot?', 'Ice', 'Fire', 1],
      ],
    ],
    [
      '1. Red?\n*Mars*\nVenus\n2. Hot?\nIce\n*Fire*',
      [
        ['Red?', 'Mars', 'Venus', 0],
        ['Hot?', 'Ice', 'Fire', 1],
      ],
    ],
    ['The correct option is in bold.\n\n1. Red?\n*Mars*\nVenus', [['Red?', 'Mars', 'Venus', 0]]],
    ['*টেস্ট* (সঠিক উত্তর মোটা হরফে)\n\n১। লাল কোনটি?\nশুক্র\n*মঙ্গল*', [['লাল কোনটি?', 'শুক্র', 'মঙ্গল', 1]]],
    ['*टेस्ट* (सही उत्तर मोटे अक्षरों में)\n\n१) लाल?\nशुक्र\n*मंगल*', [['लाल?', 'शुक्र', 'मंगल', 1]]],
    [
      "Here's a quiz. The answer is in bold.\n\n**1.** Red?\n\n* Venus\n* **Mars**\n* Pluto\n\n**2.** Hot?\n\n* **Fire**\n* Ice\n\nLet me know if you'd like more!",
      [
        ['Red?', 'Venus', 'Mars', 'Pluto', 1],
        ['Hot?', 'Fire', 'Ice', 0],
      ],
    ],
  ])('are right ones: %j', (text, rows) => expect(rowsOf(text)).toEqual(rows))

  it.each([
    ['in one question alone', '1. Red?\n(a) *Mars*\n(b) Venus', ['Red?', '*Mars*', 'Venus', null]],
    [
      'not in every one',
      '1. Red?\n(a) *Mars*\n(b) Venus\n2. Hot?\n(a) Ice\n(b) Fire',
      ['Red?', '*Mars*', 'Venus', null],
    ],
    ['two in one', '1. Red?\n(a) *p*\n(b) *q*\n(c) r\n2. Hot?\n(a) *Ice*\n(b) Fire', ['Red?', '*p*', '*q*', 'r', null]],
    ['words of an option', '1. Red?\n(a) the *big* one\n(b) Venus', ['Red?', 'the *big* one', 'Venus', null]],
  ])('say nothing: %s', (_, text, row) => {
    expect(rowsOf(text)[0]).toEqual(row)
    expect(readQuizText(text).problems.map(({ problem }) => problem)).toContain('no_answer')
  })

  it('a key below them says more', () =>
    expect(rowsOf('1. Red?\n(a) *Mars*\n(b) Venus\nAns: b\n2. Hot?\n(a) *Ice*\n(b) Fire\nAns: b')).toEqual([
      ['Red?', '*Mars*', 'Venus', 1],
      ['Hot?', '*Ice*', 'Fire', 1],
    ]))

  it('a key between stars is no option', () => {
    const { items } = readQuizText('1. Red?\nMars\nVenus\n*Ans👉 A*\n2. Hot?\nIce\nFire\n*Ans👉 B*')
    expect(
      items.flatMap((item) => ('draft' in item && 'options' in item.draft ? item.draft.options : [])),
    ).not.toContain('Ans👉 A')
  })
})

it('what is written without a key is read without one', () => {
  const { items } = readQuizText('1. Red?\n(a) *Mars*\n(b) Venus\n2. Hot?\n(a) Ice\n(b) Fire')
  const [first] = items
  if (first === undefined) throw new Error('nothing was read')
  expect(rowsOf(writeQuizText([first, first]))).toEqual([rowOf(first), rowOf(first)])
})
