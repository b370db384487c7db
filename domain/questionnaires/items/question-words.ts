import { blanksOf, type FillInBlanks } from '../../questions/fill-in-blanks.ts'
import type { Matching } from '../../questions/matching.ts'
import {
  commentWords,
  consentWords,
  fileWords,
  matrixWords,
  opinionWords,
  rankingWords,
  scaleWords,
} from '../../questions/opinion-words.ts'
import type { Ordering } from '../../questions/ordering.ts'
import { blankWords } from '../../questions/parts/blank.ts'
import { chosenIn as columnsIn } from '../../questions/parts/row-choices.ts'
import { type Kind, RULES, type Specs } from '../../questions/rules.ts'
import type { Value } from '../../questions/value.ts'
import {
  countsOfOptions,
  countsOfRows,
  countsOfTyped,
  type InWords,
  listed,
  NOTHING,
  optionIn,
  type Plain,
  timesOf,
} from '../../questions/words-in-tables.ts'
import { plainOf } from '../../text/prose.ts'
import { fits, type QuestionOf } from './question.ts'

const rangeWords = ({ from, to }: { from: string; to: string }): string => (from === to ? from : `${from} to ${to}`)

const blanksRight = (asked: FillInBlanks['asked'], { blanks }: FillInBlanks['key']): string => {
  const places = blanksOf(asked)
  return listed(
    blanks.map((key, at) => {
      const blank = places[at]
      if (key.kind === 'choice') return (blank && blankWords(blank, key.correct)) ?? NOTHING
      return key.kind === 'number' ? rangeWords(key) : key.accepted.join(' / ')
    }),
  )
}

const blanksCounted = (asked: FillInBlanks['asked'], { blanks }: FillInBlanks['tally']): string => {
  const places = blanksOf(asked)
  const counted = blanks.map((tally, at) => {
    if (tally.kind === 'typed') return countsOfTyped(tally)
    const blank = places[at]
    const options = blank?.kind === 'choice' ? blank.options : []
    return listed(options.map((option, place) => timesOf(option, tally.chosen[place] ?? 0)))
  })
  return counted.map((counts, at) => `(${at + 1}) ${counts || NOTHING}`).join(' ')
}

const pairsIn = ({ left, right }: Matching['asked'], given: Matching['given'], plain: Plain): string =>
  listed(
    left.map((text, at) => {
      const chosen = columnsIn(given[at]).map((choice) => plain(right[choice] ?? ''))
      return `${plain(text)} → ${chosen.length === 0 ? NOTHING : chosen.join(' + ')}`
    }),
  )

const orderIn = ({ items }: Ordering['asked'], given: Ordering['given'], plain: Plain): string =>
  given.map((place) => plain(items[place] ?? '')).join(' → ')

const WORDS: { [K in Kind]: InWords<Specs[K]> } = {
  single_choice: {
    name: 'Single choice',
    given: ({ options }, given, plain) => optionIn(options, plain)(given),
    right: ({ options }, { correct }, plain) => optionIn(options, plain)(correct),
    counts: countsOfOptions,
  },
  multiple_choice: {
    name: 'Multiple choice',
    given: ({ options }, given, plain) => listed(given.map(optionIn(options, plain))),
    right: ({ options }, { correct }, plain) => listed(correct.map(optionIn(options, plain))),
    counts: countsOfOptions,
  },
  true_false: {
    name: 'True or false',
    given: (_asked, given) => (given ? 'True' : 'False'),
    right: (_asked, { correct }) => (correct ? 'True' : 'False'),
    counts: (_asked, { saidTrue, saidFalse }) => listed([timesOf('True', saidTrue), timesOf('False', saidFalse)]),
  },
  fill_in_blanks: {
    name: 'Fill in the blanks',
    given: (asked, given) =>
      listed(blanksOf(asked).map((blank, at) => blankWords(blank, given[at] ?? null) ?? NOTHING)),
    right: blanksRight,
    counts: blanksCounted,
  },
  ordering: {
    name: 'Put in order',
    given: orderIn,
    right: (asked, { order }, plain) => orderIn(asked, order, plain),
    counts: ({ items }, { stood }, plain) =>
      countsOfRows(
        stood,
        () => '',
        (place) => plain(items[place] ?? ''),
      ),
  },
  matching: {
    name: 'Match pairs',
    given: pairsIn,
    right: (asked, { pairs }, plain) => pairsIn(asked, pairs, plain),
    counts: ({ left, right }, { chosen }, plain) =>
      countsOfRows(
        chosen,
        (row) => `${plain(left[row] ?? '')} → `,
        (place) => plain(right[place] ?? ''),
      ),
  },
  short_answer: {
    name: 'Short answer',
    given: (_asked, given) => given,
    right: (_asked, { accepted }) => accepted.join(' / '),
    counts: (_asked, tally) => countsOfTyped(tally),
  },
  numerical: {
    name: 'Number',
    given: (asked, given) => RULES.numerical.words(asked, given),
    right: ({ units }, { ranges, unit }) => {
      const shown = units.length === 1 ? units[0] : units[unit ?? -1]
      const numbers = ranges.map(rangeWords).join(' / ')
      return shown === undefined ? numbers : `${numbers} ${shown}`
    },
    counts: (_asked, tally) => countsOfTyped(tally),
  },
  open_ended: {
    name: 'Open-ended',
    given: (_asked, given) => given,
    right: (_asked, { model, rubric }, plain) =>
      model === null ? listed(rubric.map(({ text }) => plain(text))) : plain(model),
    counts: (_asked, { answers, words }) => listed([timesOf('Answers', answers), timesOf('Words', words)]),
  },
  scale: scaleWords,
  opinion: opinionWords,
  comment: commentWords,
  ranking: rankingWords,
  matrix: matrixWords,
  consent: consentWords,
  file: fileWords,
}

const wordsFor = <K extends Kind>(kind: K): InWords<Specs[K]> => WORDS[kind]

const asOneLine: Plain = (text) => text.replace(/\s+/g, ' ').trim()

/** A text of that question as one line of words. */
export const plainIn = <K extends Kind>({ format }: QuestionOf<K>): Plain => (format === 'prose' ? plainOf : asOneLine)

export const kindInWords = (kind: Kind): string => WORDS[kind].name

export const promptInWords = <K extends Kind>(question: QuestionOf<K>): string => plainIn(question)(question.prompt)

/** All of an answer; empty where it is a blank, or could not be given at all. */
export const answerInWords = <K extends Kind>(question: QuestionOf<K>, given: Value | null): string => {
  if (given === null || !fits(question, given)) return ''
  return wordsFor<K>(question.kind).given(question.asked, given, plainIn(question))
}

/** All that is right. */
export const keyInWords = <K extends Kind>(question: QuestionOf<K>): string =>
  wordsFor<K>(question.kind).right(question.asked, question.key, plainIn(question))

/** How a crowd answered. */
export const tallyInWords = <K extends Kind>(question: QuestionOf<K>, tally: Specs[K]['tally']): string =>
  wordsFor<K>(question.kind).counts(question.asked, tally, plainIn(question))
