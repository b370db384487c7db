import type { DraftQuestion } from '../../questionnaires/drafts/draft.ts'
import { type DraftItem, isDraftPart } from '../../questionnaires/drafts/draft-item.ts'
import { isFilled } from '../../text/text.ts'
import type { LeftOut, Written } from '../lines/format.ts'
import { startIn } from '../lines/markers.ts'
import { isAsking } from './aiken-lines.ts'
import { lineOfText } from './aiken-text.ts'

const MOST_OPTIONS = 26
/** What is shorter is left out by Moodle. */
const LEAST_ASKED = 2

/** Questions with one right option: each text in one line, without marks. */
export const writeAiken = (items: readonly DraftItem[]): Written => {
  const blocks: string[] = []
  const left: LeftOut[] = []
  for (const [item, each] of items.entries()) {
    const written = isDraftPart(each) ? null : questionOf(each)
    for (const part of written?.left ?? [null]) left.push({ item, part })
    if (written !== null) blocks.push(`${written.lines.join('\n')}\n`)
  }
  return { text: blocks.join('\n'), left }
}

type Options = { texts: string[]; right: number | null }

const optionsOf = (question: DraftQuestion): Options | null => {
  if (question.kind === 'single_choice') return { texts: question.draft.options, right: question.draft.correct }
  if (question.kind !== 'true_false') return null
  const { correct } = question.draft
  return { texts: ['True', 'False'], right: correct === null ? null : Number(!correct) }
}

const letterOf = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place)

const questionOf = (
  question: DraftQuestion & { inPassage?: boolean | undefined },
): { lines: string[]; left: string[] } | null => {
  const options = optionsOf(question)
  if (options === null) return null
  const isProse = question.format === 'prose'
  const texts = options.texts.map((text) => lineOfText(text, isProse))
  const filled = texts.flatMap(({ line }, place) => (isFilled(line) ? { line, isRight: place === options.right } : []))
  const right = filled.findIndex(({ isRight }) => isRight)
  const asked = askedOf(question.prompt, isProse)
  if (asked === null || right === -1 || filled.length < 2 || filled.length > MOST_OPTIONS) return null
  const { points, marking, language, isRequired, explanation, inPassage } = question
  const own = { points, marking, language, isRequired, explanation: isFilled(explanation), inPassage }
  const left = [
    ...(asked.isChanged ? ['prompt'] : []),
    ...(texts.some(({ isChanged }) => isChanged) ? ['options'] : []),
    ...Object.entries(own).flatMap(([name, value]) => (value ? [name] : [])),
    ...('fixed' in question.draft && question.draft.fixed !== undefined ? ['fixed'] : []),
  ]
  const lines = filled.map(({ line }, place) => `${letterOf(place)}. ${line}`)
  return { lines: [asked.line, ...lines, `ANSWER: ${letterOf(right)}`], left }
}

/** Null for what would be read as something else. A number at its beginning would be that of the question. */
const askedOf = (prompt: string, isProse: boolean): { line: string; isChanged: boolean } | null => {
  let { line, isChanged } = lineOfText(prompt, isProse)
  for (let begun = startIn(line); begun !== null; begun = startIn(line)) {
    line = begun.text.trim()
    isChanged = true
  }
  return line.length >= LEAST_ASKED && isAsking(line) ? { line, isChanged } : null
}
