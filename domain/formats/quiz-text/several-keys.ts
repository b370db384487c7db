import { answersOf, type QuestionBlock, type TextProblem } from '../lines/block.ts'
import { textOf } from '../lines/words.ts'
import type { Report } from './kind-text.ts'

/** Whether a question to be answered in words or numbers has keys in several lines that differ: they are told, and none is taken. */
export const keysDiffer = (block: QuestionBlock, report: Report): boolean => {
  const keys = answersOf(block)
    .filter(({ written }) => written === '')
    .map(({ line, words }) => ({ line, text: textOf(words) }))
  const texts = [...new Set(keys.map(({ text }) => text))]
  const [first, second] = texts
  if (first === undefined || second === undefined) return false
  const problem: TextProblem = {
    line: keys[0]?.line ?? block.line,
    problem: 'two_keys',
    text: `${first} / ${second}`,
    choices: texts.map((says) => ({
      says,
      edits: keys.filter(({ text }) => text !== says).map(({ line, text }) => ({ line, from: text, to: says })),
    })),
  }
  report(
    problem,
    answersOf(block)
      .map(({ written, words }) => `${written || 'Ans'}: ${textOf(words)}`)
      .join('\n'),
  )
  return true
}
