import { answerIn } from '../lines/answer-lines.ts'
import type { TextChoice, TextProblem } from '../lines/block.ts'
import { looksNamed } from '../lines/fields.ts'
import { type Line, lineOf } from '../lines/lines.ts'
import { looksLabelled, startIn, tidied } from '../lines/markers.ts'
import {
  isSaidOfPoll,
  type PollOption,
  pollOptionIn,
  pollStart,
  shareAlone,
  takesSeveral,
} from '../lines/poll-signs.ts'

/** Polls and quizzes as chat programs copy them, as questions with boxes. */

type Row = { at: number; option: PollOption; shareLine: number | null }
/** `head`: where its question begins, if that is sure. `isShared`: its shares are those of votes, and no words of options. */
type Poll = { head: number | null; rows: readonly Row[]; isShared: boolean; takesSeveral: boolean }

const FEWEST = 2
const MOST_HEAD = 6
/** Per cent: each share is rounded. */
const MOST_ROUNDED = 2

export const withPolls = (lines: readonly Line[]): Line[] => {
  const texts = lines.map((line) => (isOpen(line) ? tidied(line.raw) : null))
  const polls = pollsIn(texts)
  if (polls.length === 0) return [...lines]
  const made = new Map<number, Line[]>()
  for (const poll of polls) for (const [at, parts] of readOf(poll, lines)) made.set(at, parts)
  return lines.flatMap((line, at) => {
    const isSaid = texts[at] != null && isSaidOfPoll(texts[at])
    return made.get(at) ?? (isSaid ? [{ ...line, told: 'program' as const }] : [line])
  })
}

/** Lines that are set in belong to what stands before them. */
const isOpen = ({ literal, told, isIndented, raw }: Line): boolean =>
  literal === null && told === null && (!isIndented || raw.trim() === '')

type Texts = readonly (string | null)[]

const pollsIn = (texts: Texts): Poll[] => {
  const polls: Poll[] = []
  const isOfProgram = texts.some((text) => text !== null && (isSaidOfPoll(text) || pollStart(text) !== null))
  let from = 0
  for (let at = 0; at < texts.length; at += 1) {
    if (!texts[at]) continue
    const rows = rowsFrom(texts, at)
    const poll = rows.length < FEWEST ? null : pollOf(texts, from, rows)
    if (poll !== null) polls.push({ ...poll, isShared: isOfProgram && sharesAll(rows) })
    at = Math.max(at, rows.at(-1)?.at ?? at)
    if (rows.length > 0) from = at + 1
  }
  return polls
}

/** Lines that follow each other, each an option; only empty lines stand between them. */
const rowsFrom = (texts: Texts, from: number): Row[] => {
  const rows: Row[] = []
  let shareLine: number | null = null
  for (let at = from; at < texts.length; at += 1) {
    const text = texts[at]
    if (text === '') continue
    if (text == null || isSaidOfPoll(text) || pollStart(text) !== null) break
    const value: number | null = shareLine === null ? shareAlone(text) : null
    if (value !== null) {
      shareLine = at
      continue
    }
    const option = pollOptionIn(text)
    if (shareLine === null && option.sign === null && option.share === null) break
    const alone = shareLine === null ? null : (shareAlone(texts[shareLine] ?? '') ?? 0)
    rows.push({ at, option: alone === null ? option : { ...option, share: { text: '', value: alone } }, shareLine })
    shareLine = null
  }
  return rows
}

const sharesAll = (rows: readonly Row[]): boolean => {
  const sum = rows.reduce((all, { option }) => all + (option.share?.value ?? Number.NaN), 0)
  return Math.abs(sum - 100) <= MOST_ROUNDED
}

const BEGINS_OPTIONS = /[?？:：…_=।–—-]$/u

/** Rows as a poll, if its signs, its shares or what stands above it say that it is one. */
const pollOf = (texts: Texts, from: number, rows: readonly Row[]): Omit<Poll, 'isShared'> | null => {
  const first = rows[0]?.at ?? 0
  const begins = Math.min(first, rows[0]?.shareLine ?? first)
  const above: number[] = []
  for (let at = begins - 1; at >= from && above.length < MOST_HEAD; at -= 1) if (texts[at]) above.push(at)
  const said = above.filter((at) => isSaidOfPoll(texts[at] ?? ''))
  const head = above.find((at) => pollStart(texts[at] ?? '') !== null) ?? null
  const asked = texts[above.find((at) => !said.includes(at)) ?? -1] ?? ''
  const signs = new Set(rows.map(({ option }) => option.sign))
  const isMarked = head !== null || said.length > 0
  const isSigned = !signs.has(null) && (signs.has('circle') || signs.has('named'))
  const isAsked =
    asked !== '' && (startIn(asked) !== null || !looksLabelled(asked)) && !looksNamed(asked) && answerIn(asked) === null
  const mayBegin = isMarked || BEGINS_OPTIONS.test(asked) || startIn(asked) !== null || signs.has('tick')
  const isShared = isMarked && sharesAll(rows)
  const isPoll = isAsked && mayBegin && (isSigned || isShared || (isMarked && !signs.has(null)))
  if (!isPoll || (signs.has(null) && !isShared)) return null
  return {
    head: head ?? headOf(texts, begins, from),
    rows,
    takesSeveral: said.some((at) => takesSeveral(texts[at] ?? '')),
  }
}

/** The line above the options, where it stands alone and has no number. */
const headOf = (texts: Texts, begins: number, from: number): number | null => {
  const isWords = (at: number) => at >= from && Boolean(texts[at]) && !isSaidOfPoll(texts[at] ?? '')
  let at = begins - 1
  while (at >= from && !isWords(at)) at -= 1
  return isWords(at) && !isWords(at - 1) && startIn(texts[at] ?? '') === null ? at : null
}

const startOf = (line: Line): string => {
  const text = tidied(line.raw)
  return lineOf(pollStart(text) ?? `Q. ${line.text}`, line.number).text
}

const readOf = ({ head, rows, isShared, takesSeveral }: Poll, lines: readonly Line[]): Map<number, Line[]> => {
  const made = new Map<number, Line[]>()
  const start = head === null ? undefined : lines[head]
  if (head !== null && start) made.set(head, [{ ...start, text: startOf(start) }])
  const ticked = rows.filter(({ option }) => option.sign === 'tick')
  const isInDoubt = ticked.length > 1 && !takesSeveral
  const areLabelled = rows.every(({ option }) => looksLabelled(option.words))
  for (const row of rows) {
    const line = lines[row.at]
    if (line === undefined) continue
    const isRight = row.option.sign === 'checked' || (row.option.sign === 'tick' && !isInDoubt)
    made.set(row.at, optionLines(line, row, { isRight, isShared, areLabelled }))
    const shareLine = row.shareLine === null ? undefined : lines[row.shareLine]
    if (row.shareLine !== null && shareLine) made.set(row.shareLine, [{ ...shareLine, told: 'program' }])
  }
  const first = made.get(rows[0]?.at ?? -1)?.at(-1)
  if (first && isInDoubt) first.doubt = doubtOf(ticked, lines)
  return made
}

type How = { isRight: boolean; isShared: boolean; areLabelled: boolean }

const optionLines = (line: Line, { option, shareLine }: Row, { isRight, isShared, areLabelled }: How): Line[] => {
  const { share, votes } = option
  const hasShare = share !== null && share.text !== '' && shareLine === null
  const said = [hasShare && isShared ? share.text : '', votes ?? ''].filter((text) => text !== '')
  // What is no share of the votes belongs to the option.
  const words = hasShare && !isShared ? withShare(line, option) : option.words
  const box = areLabelled ? (isRight ? '*' : '') : isRight ? '[x] ' : '[ ] '
  return [
    ...said.map((text) => ({ ...line, ...lineOf(text, line.number), told: 'program' as const, isPart: true })),
    { ...line, text: `${box}${lineOf(words, line.number).text}`, isPart: said.length > 0 },
  ]
}

const withShare = (line: Line, { share, words }: PollOption): string => {
  const raw = tidied(line.raw)
  const before = `${share?.text ?? ''} ${words}`
  return raw.includes(before) ? before : `${words} ${share?.text ?? ''}`
}

const TICK = /[✅✔]/u

/** Several ticks where one option is right: which of them are meant is asked. */
const doubtOf = (ticked: readonly Row[], lines: readonly Line[]): TextProblem => {
  const named = ticked.map(({ at, option }) => ({
    says: option.words.trim(),
    line: lines[at]?.number ?? 0,
    from: TICK.exec(lines[at]?.raw ?? '')?.[0] ?? '✅',
  }))
  const only = named.map(
    ({ says, line }): TextChoice => ({
      says,
      edits: named.filter((each) => each.line !== line).map((each) => ({ line: each.line, from: each.from, to: '🔘' })),
    }),
  )
  const all = {
    says: named.map(({ says }) => says).join(', '),
    edits: named.map(({ line, from }) => ({ line, from, to: '[x] ' })),
  }
  const text = named.map(({ says }) => says).join(' / ')
  return { line: named[0]?.line ?? 0, problem: 'two_keys', text, choices: [...only, all] }
}
