import type { Kind } from '../../questions/rules.ts'
import { explanationBehind } from '../lines/answer-lines.ts'
import { fieldIn, isOfManyLines, kindNamed, type NamedLine } from '../lines/fields.ts'
import type { LineRoles } from '../paper-roles/line-roles.ts'
import { keyBelow, tickedKey, withoutOwnNumber } from '../paper-roles/own-keys.ts'
import { COST } from './costs.ts'
import { asking, goingOn, type Moves, NO_MOVES, perhaps, sure } from './moving.ts'
import { type Asked, type GoesOn, isAnswerable, type State } from './state.ts'

/** Kinds whose parts are written behind dashes. */
const OF_ITEMS: ReadonlySet<Kind> = new Set(['ordering', 'matching', 'ranking'])

/** What a line says of the question before it: its key, a setting, an explanation, an entry of a list. */
export const answerMoves = (state: State, line: LineRoles): Moves => {
  const { asked } = state
  const below = asked !== null && asked.options > 0 && asked.answers === 0 ? keyOf(asked, line.text) : null
  if (asked !== null && below !== null && line.line.literal === null) return perhaps(withKeyBelow(state, asked, below))
  const named = namedIn(state, line)
  if (named !== null && (asked !== null || named.name === 'answer')) {
    if (asked !== null) return sure(withField(state, asked, { named, isLiteral: line.line.literal !== null }))
    return state.within === 'part' ? NO_MOVES : sure(goingOn(state, { as: 'outside' }, COST.outside))
  }
  if (asked === null) return NO_MOVES
  if (asked.type !== null && OF_ITEMS.has(asked.type) && line.item !== null)
    return sure(withItem(state, asked, line.item))
  return line.verdict === null || line.line.literal !== null ? NO_MOVES : withVerdict(state, asked, line.verdict)
}

/** Below the options of a question: behind its number, or behind a tick. */
const keyOf = ({ number, labels }: Asked, text: string): { label: string; why: string } | null => {
  const label = tickedKey(text, labels)
  if (label !== null) return { label, why: '' }
  return number === null ? null : keyBelow(text, number)
}

const NO_NUMBER = { number: null, options: 0 }
const ANSWER_FOLLOWS: NamedLine = { name: 'answer', written: '', text: '' }

const namedIn = ({ asked }: State, { answerHeading, afterBlank, field, answer, text }: LineRoles): NamedLine | null => {
  if (answerHeading && asked !== null && (afterBlank || asked.options > 0)) return ANSWER_FOLLOWS
  const named = field ? fieldIn(text, asked?.type ?? null) : null
  if (named !== null) return named
  if (answer === null || answer.before !== '') return null
  return { name: 'answer', written: '', text: withoutOwnNumber(answer.label, asked ?? NO_NUMBER) }
}

const IS_LETTER = /^[([]?\s?\p{L}\s?[)\]]?[.।]?$/u

/** `15. C [why]` below the options of question 15. */
const withKeyBelow = (state: State, asked: Asked, { label, why }: { label: string; why: string }): State =>
  asking(state, {
    step: { as: 'answer', written: '', text: why === '' ? label : `${label}. Explanation: ${why}` },
    cost: COST.keyBelow,
    asked: { goesOn: why === '' ? 'line' : 'text', answers: 1, fields: asked.fields + 1, step: 0 },
  })

type Filled = { named: NamedLine; isLiteral: boolean }

const goesOnBehind = ({ named: { name, text }, isLiteral }: Filled): GoesOn => {
  const isExplained = name === 'answer' && !isLiteral && explanationBehind(text) !== null
  if (isExplained || isOfManyLines(name)) return 'text'
  return text === '' && !isLiteral ? 'open' : 'line'
}

const withField = (state: State, asked: Asked, filled: Filled): State => {
  const { named } = filled
  const isAnswer = named.name === 'answer'
  return asking(state, {
    step: isAnswer ? { as: 'answer', written: named.written, text: named.text } : { as: 'field', named },
    cost: 0,
    asked: {
      goesOn: goesOnBehind(filled),
      answers: asked.answers + (isAnswer ? 1 : 0),
      fields: asked.fields + 1,
      step: 0,
      verdict: null,
      isKeyed: asked.isKeyed || (isAnswer && IS_LETTER.test(named.text)),
      type: named.name === 'type' ? (kindNamed(named.text) ?? asked.type) : asked.type,
    },
  })
}

const withItem = (state: State, asked: Asked, text: string): State =>
  asking(state, { step: { as: 'item', text }, cost: 0, asked: { goesOn: 'option', items: asked.items + 1 } })

/** True or False alone is an answer; `False` below `True` makes both of them options. */
const withVerdict = (state: State, asked: Asked, verdict: boolean): Moves => {
  if (!isAnswerable(asked)) {
    const answered = { goesOn: 'line' as const, answers: 1, fields: asked.fields + 1, verdict }
    return sure(asking(state, { step: { as: 'verdict' }, cost: 0, asked: answered }))
  }
  const isOther = asked.verdict === !verdict && asked.fields === 1 && asked.options === 0
  if (!isOther) return NO_MOVES
  const listed = { goesOn: 'option' as const, answers: 0, fields: 0, options: 2, labels: ['1', '2'], verdict: null }
  return sure(asking(state, { step: { as: 'verdicts' }, cost: 0, asked: listed }))
}
