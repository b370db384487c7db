import { meantBy } from '../lines/answers.ts'
import { answersOf, type QuestionBlock, type TextChoice } from '../lines/block.ts'
import { textOf } from '../lines/words.ts'
import { type Answer, differ, isDenied, isInDoubt, type Options, sayingOf } from './key-doubts.ts'
import type { Report } from './kind-text.ts'

/** Which options are right, by the answers or by ticks; none where answers differ, or one can mean two options. */
export const rightOf = (block: QuestionBlock, options: Options, report: Report): number[] => {
  const fields = answersOf(block)
  if (fields.length === 0) return options.ticked
  const answers = fields.flatMap((field): Answer[] => {
    const text = textOf(field.words)
    const meant = meantBy(options, text)
    if (meant === null) {
      const choices = fields.length === 1 ? choicesInsteadOf({ field, text }, options) : []
      report({ line: field.line, problem: 'unknown_answer', text, ...(choices.length > 0 && { choices }) })
    } else if (meant.behind !== '')
      report({ line: field.line, problem: 'unknown_value', text: meant.behind }, meant.behind)
    return meant === null ? [] : [{ field, text, places: meant.places }]
  })
  if (
    isInDoubt(answers, options, report) ||
    differ(answers, options, report) ||
    isDenied(block, answers, { options, report })
  )
    return []
  return [...new Set(answers.flatMap(({ places }) => places))].toSorted((a, b) => a - b)
}

/** Each option in the place of an answer that names none, as far as its label says it and nothing else. */
const choicesInsteadOf = ({ field, text }: Pick<Answer, 'field' | 'text'>, options: Options): TextChoice[] => {
  const from = field.source ?? text
  if (text.trim() === '' || from.includes('\n') || field.words.endsLiteral) return []
  return options.labels.flatMap((label, place) => {
    const to = `(${label})`
    const meant = meantBy(options, to)
    if (meant === null || meant.behind !== '' || meant.places.join() !== String(place)) return []
    const edits = [{ line: field.line, from, to: from.slice(0, from.lastIndexOf(text)) + to }]
    return [{ says: sayingOf(options, place), edits }]
  })
}
