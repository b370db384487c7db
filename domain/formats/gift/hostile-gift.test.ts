import { expect, it } from 'vitest'
import { readQuizText } from '../quiz-text/read-quiz-text.ts'

const MOST = 990_000
const of = (part: string) => part.repeat(MOST / part.length)

/** As long as a text may be, and nothing but what is looked at most. */
it.each([
  ['answers', `::Q::x {=a ${of('=')}}`],
  ['weights', `::Q::x {${of('~%5%a ')}}`],
  ['questions', of('{=a}')],
  ['questions with tags', `::Q::[html]${of('<b>x</b>')} {T}`],
  ['tags that do not end', `::Q::[html]${of('<sup>')} {T}`],
  ['formulas', `::Q::${of('\\(')} $ \\) {T}`],
  ['spaces', `::Q::x {T}${of(' ')}x\n{F}`],
  ['braces', `::Q::x ${of('{')}`],
  ['lines', `${'x {=a ~b}\n'.repeat(19_000)}`],
  ['lines that end in no answers', `${'x {=a\n\n'.repeat(9_000)}`],
  ['lines of Aiken', `q\nA. x\nB. y\nANSWER: A\nq ${of('A. x ')}\n${'ANSWER: A\n'.repeat(19_000)}`],
])('looks at no part of a hostile text again and again: %s', (_, text) => {
  const { items, problems } = readQuizText(text)
  expect(items.length + problems.length).toBeGreaterThan(0)
})
