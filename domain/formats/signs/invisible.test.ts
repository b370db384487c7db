import { describe, expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'
import { withoutInvisible } from './invisible.ts'

const INVISIBLE = [
  '00ad',
  '061c',
  '180e',
  '200b',
  '200c',
  '200d',
  '200e',
  '200f',
  '202a',
  '2060',
  '2063',
  '2066',
  'feff',
]
const PAPERS: { [where: string]: (sign: string) => string } = {
  'before each line': (sign) => `${sign}1. q?\n${sign}(a) x\n${sign}(b) y\n${sign}Ans: b`,
  'behind each line': (sign) => `1. q?${sign}\n(a) x${sign}\n(b) y${sign}\nAns: b${sign}`,
  'in labels': (sign) => `1${sign}. q?\n(${sign}a${sign})${sign} x\n(b) y\nA${sign}ns:${sign} b`,
}

describe.each(Object.entries(PAPERS))('signs that nobody sees change nothing %s', (_, paperWith) => {
  it.each(INVISIBLE)('U+%s', (code) => {
    const { items, problems } = readQuizText(paperWith(String.fromCodePoint(Number.parseInt(code, 16))))
    expect(items).toEqual([
      { kind: 'single_choice', prompt: 'q?', format: 'prose', draft: { options: ['x', 'y'], correct: 1 } },
    ])
    expect(problems).toEqual([])
  })
})

it.each([
  ['letters that are joined', 'ক্\u200dষ র\u200c্যা'],
  ['letters that end unjoined', 'বাক্\u200c আর'],
  ['parts of a picture', '👩\u200d🔬 and 🏳️\u200d🌈'],
  ['directions among letters from right to left', 'کتاب \u200e12\u200f ہے'],
  ['what turns letters', 'a \u202ebc\u202c d'],
])('%s stay', (_, text) => {
  expect(withoutInvisible(text)).toBe(text)
})

it('half a sign, which no database keeps, becomes one that is seen', () => {
  const { items } = readQuizText('1. q \ud83d?\n(a) x\udc00\n(b) y\nAns: a')
  expect(items).toMatchObject([{ prompt: 'q \ufffd?', draft: { options: ['x\ufffd', 'y'] } }])
})
