import type { DraftQuestion } from '../../questionnaires/drafts/draft.ts'
import { type DraftItem, type DraftPart, isDraftPart } from '../../questionnaires/drafts/draft-item.ts'
import { isFilled } from '../../text/text.ts'
import type { LeftOut, Written } from '../lines/format.ts'
import { outgoing, proseFrom, rightSide } from './gift-prose.ts'
import { escaped } from './gift-signs.ts'
import { type Answers, answersOf } from './write-answers.ts'

const BLANK = /(?<!_)_{5}(?!_)/g

/** Questions for Moodle's bank, each under its number, and texts between them. */
export const writeGift = (items: readonly DraftItem[]): Written => {
  const blocks: string[] = []
  const left: LeftOut[] = []
  const counts = { question: 0, text: 0 }
  for (const [item, each] of items.entries()) {
    const written = isDraftPart(each) ? partOf(each) : questionOf(each)
    for (const part of written?.left ?? [null]) left.push({ item, part })
    if (written === null) continue
    const kind = isDraftPart(each) ? 'text' : 'question'
    counts[kind] += 1
    blocks.push(`::${kind === 'text' ? 'Text ' : 'Q'}${counts[kind]}::${written.text}\n`)
  }
  return { text: blocks.join('\n'), left }
}

type WrittenItem = { text: string; left: string[] }

/** Passages lose which questions belong to them, and sections have no place. */
const partOf = ({ kind, text, format }: DraftPart): WrittenItem | null => {
  if (kind === 'section' || !isFilled(text)) return null
  const { plain, html, hasPicture } = outgoing(proseFrom(text, format === 'prose'))
  const words = plain === null ? `[html]${escaped(html)}` : `[plain]${escaped(plain)}`
  return { text: words, left: [...(kind === 'group' ? ['kind'] : []), ...(hasPicture ? ['pictures'] : [])] }
}

const questionOf = (question: DraftQuestion & { inPassage?: boolean | undefined }): WrittenItem | null => {
  const answers = answersOf(question)
  if (answers === null) return null
  const { points, language, isRequired, inPassage, marking } = question
  const own = { points, marking: answers.keepsMarking ? undefined : marking, language, isRequired, inPassage }
  const { text, left } = inOneFormat(question, answers)
  const named = Object.entries(own).flatMap(([name, value]) => (value ? [name] : []))
  return { text, left: [...new Set([...named, ...answers.left, ...left])] }
}

/** All texts of a question are plain, or all are marked up. */
const inOneFormat = (question: DraftQuestion, { prompt, lines, isInGap }: Answers) => {
  const isProse = question.format === 'prose'
  const render = (text: string) => outgoing(proseFrom(text, isProse))
  const asked = render(prompt)
  const explained = render(question.explanation ?? '')
  const all = [asked, explained, ...lines.flatMap(({ text, isPlain }) => (isPlain ? [] : render(text)))]
  const rights = lines.map(({ right }) => (right === undefined ? null : rightSide(proseFrom(right, isProse))))
  const isMarkedUp = all.some(({ plain }) => plain === null) || rights.some((right) => right?.hasFormula)
  const textOf = (source: string): string => {
    const { plain, html } = render(source)
    return isMarkedUp ? html : (plain ?? '')
  }
  const format = isMarkedUp ? '[html]' : '[plain]'
  const entries = lines.flatMap(({ sign, text, isPlain, behind = '' }, at) => {
    const right = rights[at]
    const words = escaped(isPlain ? proseFrom(text, true) : textOf(text))
    if (right && words + right.text === '') return []
    // What begins like a weight or a format is none behind one.
    return `${sign}${/^[%[]/.test(words) ? format : ''}${words}${right ? ` -> ${escaped(right.text)}` : behind}`
  })
  const explanation = escaped(textOf(question.explanation ?? ''))
  const general = explanation === '' ? [] : [`####${/^\[/.test(explanation) ? format : ''}${explanation}`]
  const hasNoPair = entries.length === 0 && lines.length > 0
  const body = bodyOf([...(hasNoPair ? ['= -> '] : entries), ...general])
  const text = placed({ asked: textOf(prompt), body, isInGap })
  const left = [
    ...(all.some(({ hasPicture }) => hasPicture) ? ['pictures'] : []),
    ...(rights.some((right) => right?.isChanged) ? ['pairs'] : []),
  ]
  return { text: `${format}${text}`, left }
}

const bodyOf = ([first = '', ...others]: readonly string[]): string =>
  others.length === 0 ? `{${first}}` : `{\n  ${[first, ...others].join('\n  ')}\n}`

/** In the one gap of what is asked, where words follow it; behind it otherwise. */
const placed = ({ asked, body, isInGap }: { asked: string; body: string; isInGap: boolean }): string => {
  const [gap, second] = isInGap ? asked.matchAll(BLANK) : []
  const after = gap && second === undefined ? asked.slice(gap.index + gap[0].length) : ''
  if (gap === undefined || after.trim() === '') return `${escaped(asked)} ${body}`.trimStart()
  const mark = '\u0000'
  const [before = '', behind = ''] = escaped(`${asked.slice(0, gap.index)}${mark}${after}`).split(mark)
  return `${before}${body}${behind}`
}
