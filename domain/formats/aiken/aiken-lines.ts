import { LINE_END } from '../lines/lines.ts'
import { startIn, tidied } from '../lines/markers.ts'

export type AikenLine = { number: number; text: string }
/** As it stands: without options, or without an answer, it is not finished. */
export type AikenQuestion = {
  asked: AikenLine[]
  options: AikenLine[]
  answer: AikenLine | null
  /** The line that all of it stands in. */
  whole: AikenLine | null
}
/** `stray`: options and answers with no question before them. */
export type Aiken = { questions: AikenQuestion[]; stray: AikenLine[] }

const OPTION = /^([A-Z])[.)]\s*(.*)$/
const ANSWER = /^ANSWER:\s*(.*)$/
const FIRST_BEHIND = /\sA[.)]\s/
const ANSWER_BEHIND = /\sANSWER:\s?([A-Z])$/
/** The longest end of a line that is an answer. */
const MOST_BEHIND = 12

const letterAt = (place: number): string => String.fromCharCode('A'.charCodeAt(0) + place)

/** Options in the order of their letters from A on; another letter begins no option. */
const optionIn = ({ number, text }: AikenLine, place: number): AikenLine | null => {
  const [, letter, words = ''] = OPTION.exec(text) ?? []
  return letter === letterAt(place) ? { number, text: words } : null
}

const begun = (line: AikenLine): AikenQuestion => ({ asked: [line], options: [], answer: null, whole: null })

/** Question, options and answer in one line. */
const wholeIn = (line: AikenLine): AikenQuestion | null => {
  const { text } = line
  const answer = ANSWER_BEHIND.exec(text.slice(-MOST_BEHIND))
  const first = answer && FIRST_BEHIND.exec(text)
  if (!answer || !first || first.index === 0) return null
  const asked = text.slice(0, first.index)
  const rest = text.slice(first.index + first[0].length, text.length - answer[0].length)
  const options: AikenLine[] = []
  let left = rest
  for (let place = 1; ; place += 1) {
    const next = new RegExp(`\\s${letterAt(place)}[.)]\\s`).exec(left)
    options.push({ number: line.number, text: left.slice(0, next?.index).trim() })
    if (next === null || place > 25) break
    left = left.slice(next.index + next[0].length)
  }
  const { number } = line
  return { asked: [{ number, text: asked }], options, answer: { number, text: answer[1] ?? '' }, whole: line }
}

/** The questions of a text in Aiken; null where a line is neither of one nor what is missing in it can be told. */
export const aikenIn = (text: string): Aiken | null => {
  const read: Aiken = { questions: [], stray: [] }
  let open: AikenQuestion | null = null
  let isBehindBlank = false
  for (const line of linesOf(text)) {
    const last = open
    if (line.text === '') {
      isBehindBlank = true
      continue
    }
    const answer = ANSWER.exec(line.text)?.[1]
    const option = optionIn(line, last?.options.length ?? 0)
    if (answer !== undefined && last === null) read.stray.push(line)
    else if (answer !== undefined && last !== null) {
      last.answer = { number: line.number, text: answer }
      open = null
    } else if (option !== null && last === null) read.stray.push(line)
    else if (option !== null && last !== null) last.options.push(option)
    else {
      const whole = wholeIn(line)
      if (startIn(line.text) !== null) return null
      if (last !== null && last.options.length === 0 && (isBehindBlank || whole !== null)) return null
      if (last !== null && last.options.length > 0 && !isBehindBlank) return null
      if (last !== null && last.options.length === 0) last.asked.push(line)
      else {
        const question: AikenQuestion = whole ?? begun(line)
        read.questions.push(question)
        open = whole === null ? question : null
      }
    }
    isBehindBlank = false
  }
  return read
}

/** Whether a line is what is asked, and nothing else. */
export const isAsking = (text: string): boolean =>
  !OPTION.test(text) && !ANSWER.test(text) && wholeIn({ number: 1, text }) === null

const linesOf = (text: string): AikenLine[] =>
  text.split(LINE_END).map((raw, at) => ({ number: at + 1, text: tidied(raw) }))
