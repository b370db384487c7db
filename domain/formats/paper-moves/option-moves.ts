import { asks } from '../lines/asking.ts'
import { boxesIn } from '../lines/boxes.ts'
import { verdictBehind } from '../lines/line-kinds.ts'
import { isNextLabel, type Labelled, optionsIn, optionsWithin } from '../lines/markers.ts'
import { looksAlien } from '../paper-roles/alien.ts'
import { HAS_BLANK } from '../paper-roles/asked-words.ts'
import { keySetOff } from '../paper-roles/key-set-off.ts'
import { type LineRoles, once } from '../paper-roles/line-roles.ts'
import { COST } from './costs.ts'
import { asking, goingOn, type Moves, NO_MOVES, perhaps, sure } from './moving.ts'
import type { Asked, State } from './state.ts'
import { isNextOfTask } from './tasks.ts'

/** Options that begin in a line, and words that go on with the last one. */
export const optionMoves = (state: State, line: LineRoles): Moves => {
  const { asked } = state
  if (asked === null || asked.isMatch) return NO_MOVES
  if (line.optionsHeading && asked.options === 0) return sure(goingOn(state, { as: 'frame' }, 0))
  return perhaps(...begun(state, asked, line), ...goneOn(state, asked, line))
}

const begun = (state: State, asked: Asked, read: LineRoles): State[] => {
  const { line, text: written, label, box } = read
  if (label === null && !box) return unmarked(state, asked, read)
  const answer = line.literal === null ? (keySetOff(read, asked.labels) ?? read.answer) : null
  const text = answer?.before || written
  const found = optionsOf(asked, read, text)
  if (found === null) return []
  const { options } = found
  const areBoxes = asked.areBoxes || (box && asked.options === 0)
  const key = answer === null || answer.before === '' ? null : answer.label
  return [
    asking(state, {
      step: { as: 'options', options, text, key },
      cost:
        costOf(asked, found, read) +
        (key !== null && asked.answers > 0 ? COST.optionKeyedAgain : 0) +
        (asked.labels.length === 0 && isNextOfTask(state, read) ? COST.nextQuestionListed : 0),
      asked: {
        goesOn: key === null ? 'option' : 'line',
        options: asked.options + options.length,
        labels: areBoxes ? [] : [...asked.labels, ...options.map((option) => option.label)],
        areBoxes,
        answers: asked.answers + (key === null ? 0 : 1),
        fields: asked.fields + (key === null ? 0 : 1),
      },
    }),
  ]
}

/** Options with labels that have no sign, or stand behind their words. */
const unmarked = (state: State, asked: Asked, { text, bareLabels, segments }: LineRoles): State[] => {
  const options = segments ?? bareLabels ?? []
  const isNext = options[0] !== undefined && isNextLabel(asked.labels, options[0].label)
  if (!isNext || asked.areBoxes || asked.answers > 0 || (segments !== null && asked.options > 0)) return []
  return [
    asking(state, {
      step: { as: 'options', options, text, key: null },
      cost: segments === null ? COST.bareLabel : COST.segments,
      asked: {
        goesOn: 'option',
        options: asked.options + options.length,
        labels: [...asked.labels, ...options.map(({ label }) => label)],
      },
    }),
  ]
}

/** Options, and how many of them look as questions do. */
type Found = { options: readonly Labelled[]; asking: number }

const foundIn = (options: readonly Labelled[] | null): Found | null =>
  options && { options, asking: askingAmong(options) }

/** Looked for once in each line: by its boxes, or by what the labels before it leave to come. */
const optionsOf = ({ options, labels, areBoxes }: Asked, read: LineRoles, text: string): Found | null => {
  const boxes = options === 0 || areBoxes ? once(read, `boxes ${text.length}`, () => foundIn(boxesIn(text, 0))) : null
  if (boxes !== null)
    return { ...boxes, options: boxes.options.map((box, at) => ({ ...box, label: String(options + at + 1) })) }
  if (areBoxes) return null
  return once(read, `options ${labels.length} ${labels[0]} ${text.length}`, () =>
    foundIn(optionsIn(text, { labels, allowsNumber: () => true })),
  )
}

const costOf = (asked: Asked, { options, asking: asks }: Found, { question, afterBlank, line }: LineRoles): number => {
  const label = options[0]?.label ?? ''
  const isFirst = asked.options === 0
  return (
    COST.option +
    (asked.areBoxes || isNextLabel(asked.labels, label) ? 0 : COST.labelLeftOut) +
    (/^\d/.test(label) ? numberCost(asked, question?.sign ?? null) : 0) +
    (isFirst && afterBlank ? COST.words : 0) +
    COST.optionAsks * asks +
    (line.marks !== null && question !== null && options.length === 1 ? COST.markedEntry : 0) +
    (asked.goesOn === 'text' ? COST.optionsBehindExplanation : 0) +
    (asked.answers > 0 ? COST.optionsBehindAnswer : 0)
  )
}

/** How many of them look as questions do. */
const askingAmong = (options: readonly Labelled[]): number =>
  options.filter(
    ({ text }) =>
      HAS_BLANK.test(text) || text.endsWith('?') || (/[.।]$/u.test(text) && asks(text)) || verdictBehind(text) !== null,
  ).length

/** A number that is written as the question's own is the next one's, mostly. */
const numberCost = ({ isNamed, sign, options }: Asked, written: string | null): number => {
  if (isNamed || written === null) return 0
  const cost = sign === '' ? COST.optionByNumber : written === sign ? COST.optionByOwnSign : 0
  return options === 0 ? cost : cost / 5
}

const goneOn = (state: State, asked: Asked, read: LineRoles): State[] => {
  const { text, afterBlank, isVerbatim, isMarked } = read
  if (asked.goesOn !== 'option' || isMarked) return []
  const isPlain = !isVerbatim
  const within = isPlain && !asked.areBoxes ? withinOnce(read, asked.labels) : null
  const options = asked.options + (within?.options.length ?? 0)
  const labels = within === null ? asked.labels : [...asked.labels, ...within.options.map(({ label }) => label)]
  const cost =
    (within === null ? COST.optionWords : COST.optionWordsBeforeOthers) +
    (afterBlank ? COST.optionWordsOverBlank : 0) +
    numberedCost(state, read) +
    (read.labelStarts.length > 0 && HAS_BLANK.test(text) ? COST.optionAsks : 0) +
    COST.optionAsks * askingAmong(within?.options ?? []) +
    (within === null && once(read, 'alien', () => looksAlien(text)) ? COST.optionWordsAlien : 0)
  return [asking(state, { step: { as: 'option_words', within }, cost: isPlain ? cost : 0, asked: { options, labels } })]
}

/** A line with the number of a question. */
const numberedCost = ({ last }: State, { question }: LineRoles): number => {
  if (question === null) return 0
  return question.isNamed || question.number === last + 1 ? COST.optionWordsNextQuestion : COST.optionWordsNumbered
}

const withinOnce = (line: LineRoles, labels: readonly string[]) =>
  once(line, `within ${nameOf(labels)}`, () => optionsWithin(line.text, labels))

const names = new WeakMap<readonly string[], string>()

/** All labels in one, made once for each list of them. */
const nameOf = (labels: readonly string[]): string => {
  const name = names.get(labels) ?? labels.join()
  names.set(labels, name)
  return name
}
