import { answersOf, type Block, type QuestionBlock, type TextProblem } from '../lines/block.ts'
import { textOf, wordsOf } from '../lines/words.ts'
import { gapChoicesIn } from './gap-choices.ts'

/** Answers in brackets behind sentences with gaps, as papers for teachers have them. */

const FILLS = /fill\s|শূন্য|रिक्त/iu
/** Brackets hold what is to be used then. */
const USES_BRACKETS = /bracket|parenthes|form\sof|verb|বন্ধনী|कोष्ठक/iu
const BEHIND = /\s*[([]([^()[\]]{1,60})[)\]]\s*[.।]?$/u
const GAP = /_{3}|\.{5}|…{2}/

/** Below a heading that says so, each of them is the answer: it is told, for it could be a part of what is asked. */
export const withBracketAnswers = (blocks: readonly Block[]): TextProblem[] => {
  let fills = false
  return blocks.flatMap((block): TextProblem[] => {
    if (block.kind === 'section') {
      const words = `${textOf(block.title)} ${textOf(block.words)}`
      fills = FILLS.test(words) && !USES_BRACKETS.test(words)
    }
    return block.kind === 'question' && fills ? answered(block) : []
  })
}

const answered = (question: QuestionBlock): TextProblem[] => {
  const prompt = textOf(question.prompt)
  const [all, answer] = BEHIND.exec(prompt) ?? []
  const isOther = question.options.length > 0 || answersOf(question).length > 0 || !GAP.test(prompt)
  if (isOther || all === undefined || answer === undefined || prompt.includes('\n')) return []
  if (gapChoicesIn(prompt) !== null) return []
  question.prompt = wordsOf({ text: prompt.slice(0, prompt.length - all.length).trim(), isLiteral: false })
  question.fields.push({
    name: 'answer',
    written: '',
    line: question.line,
    words: wordsOf({ text: answer.trim(), isLiteral: false }),
  })
  return [{ line: question.line, problem: 'answer_in_brackets', text: answer.trim() }]
}
