import { labelAt } from '../lines/scripts.ts'
import { wordsOf } from '../lines/words.ts'
import { type Entry, FULL, isAbout } from './gift-entries.ts'
import { textIn } from './gift-text.ts'
import { type Body, type Read, type Told, toldIn } from './gift-told.ts'

const earns = ({ isRight, weight }: Entry): number => weight ?? (isRight ? FULL : 0)

/** What the options are worth as a question here says it: which are right, and its own marking. */
type Worth = { right: readonly Entry[]; fields: Told[]; isOne: boolean }

export const choiceIn = (entries: readonly Entry[], body: Body): Read => {
  const isOne = entries.some((entry) => entry.isRight && earns(entry) >= FULL) || entries.every(hasNoWeight)
  const worth = isOne ? oneRight(entries, body) : severalRight(entries, body)
  const right = new Set<Entry | undefined>(worth.right)
  const texts = entries.map(({ text, at }) => textIn(text, body.format, (tag) => body.tell('tag', tag, at)).text)
  const options = texts.map((text, place) => ({
    label: labelAt(place),
    ticked: right.has(entries[place]),
    words: wordsOf({ text, isLiteral: true }),
  }))
  return {
    type: worth.isOne ? 'single_choice' : 'multiple_choice',
    options,
    fields: worth.fields,
    feedback: entries.flatMap(({ feedback, at }, place) => {
      const told = toldIn(feedback, { ...body, at })
      return told === '' ? [] : `${texts[place]}: ${told}`
    }),
  }
}

const hasNoWeight = ({ weight, isRight }: Entry): boolean => weight === null && !isRight

const tellAll = ({ tell }: Body, problem: 'weight' | 'less_than_full', entries: readonly Entry[]) => {
  for (const { source, at } of entries) tell(problem, source, at)
}

/** What a wrong one costs is kept where it is the same for all of them. */
const oneRight = (entries: readonly Entry[], body: Body): Worth => {
  const right = entries.filter((entry) => earns(entry) >= FULL)
  const [, second] = right
  if (second !== undefined) body.tell('several_right', second.source, second.at)
  const isOne = second === undefined
  tellAll(
    body,
    'less_than_full',
    entries.filter((entry) => earns(entry) > 0 && earns(entry) < FULL),
  )
  const others = entries.filter((entry) => earns(entry) <= 0)
  const costs = others[0] === undefined ? 0 : 0 - earns(others[0])
  const isKept = isOne && costs <= FULL && others.every((entry) => isAbout(0 - earns(entry), costs))
  if (isKept && costs > 0) return { right, isOne, fields: [{ name: 'wrong', text: fractionText(costs) }] }
  if (!isKept)
    tellAll(
      body,
      'weight',
      others.filter((entry) => earns(entry) < 0),
    )
  return { right, isOne, fields: [] }
}

const MOST_OF_FRACTION = 20

/** 33.33333 % is a third. */
const fractionText = (percent: number): string => {
  for (let under = 1; under <= MOST_OF_FRACTION; under += 1) {
    const over = Math.round((percent * under) / FULL)
    if (Math.abs(percent - (FULL * over) / under) < 0.0005) return `${over}/${under}`
  }
  return `${Math.round(percent * FULL)}/${FULL * FULL}`
}

/** Each right one earns the same part of all marks: what wrong ones take away is a scheme here, or it is told. */
const severalRight = (entries: readonly Entry[], body: Body): Worth => {
  const right = entries.filter((entry) => earns(entry) > 0)
  const wrong = entries.filter((entry) => earns(entry) <= 0)
  const share = right[0] === undefined ? 0 : earns(right[0])
  const areEqual = right.every((entry) => isAbout(earns(entry), share))
  if (!areEqual || Math.abs(share * right.length - FULL) > 0.5) {
    tellAll(
      body,
      'weight',
      entries.filter((entry) => earns(entry) !== 0),
    )
    return { right, isOne: false, fields: [] }
  }
  const scheme = schemeOf(wrong, share)
  if (scheme === null)
    tellAll(
      body,
      'weight',
      wrong.filter((entry) => earns(entry) < 0),
    )
  const isSaid = right.length > 1
  return { right, isOne: false, fields: isSaid ? [{ name: 'scheme', text: scheme ?? 'proportional' }] : [] }
}

const schemeOf = (wrong: readonly Entry[], share: number): string | null => {
  if (wrong.every((entry) => earns(entry) === 0)) return 'proportional'
  if (wrong.every((entry) => earns(entry) <= -FULL)) return 'proportional zero if wrong'
  return wrong.every((entry) => isAbout(earns(entry), 0 - share)) ? 'right minus wrong' : null
}
