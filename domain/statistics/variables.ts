import { fits, type QuestionOf } from '../questionnaires/items/question.ts'
import { plainIn } from '../questionnaires/items/question-words.ts'
import { blanksOf } from '../questions/fill-in-blanks.ts'
import type { Matrix } from '../questions/matrix.ts'
import { meantBy } from '../questions/numerical.ts'
import { chosenIn, type Opinion, otherIn } from '../questions/opinion.ts'
import { type Expected, isDate } from '../questions/parts/comment-checks.ts'
import { decimalIn, decimalText } from '../questions/parts/decimal.ts'
import { chosenIn as columnsIn, type RowChoice } from '../questions/parts/row-choices.ts'
import type { Kind, Specs } from '../questions/rules.ts'
import { type Scale, stepsOf } from '../questions/scale.ts'
import type { Value } from '../questions/value.ts'
import type { Plain } from '../questions/words-in-tables.ts'

/** A day by itself, as it is written; anything else is a number or a text. */
export type Held = number | string | { day: string } | null

/** What a variable holds. `yes_no` is 1 or 0, `rank` counts from 1. */
export type VariableType = 'code' | 'yes_no' | 'rank' | 'number' | 'date' | 'text'

/** One column of the data: what of an answer it holds, and what its codes mean. */
export type Variable<Given = Value> = {
  /** Behind the name of its question; empty where it has one column alone. */
  suffix: string
  /** What it is about, below its question; empty where it is the question itself. */
  label: string
  type: VariableType
  values: readonly { code: number; label: string }[]
  /** The choices that it is about, by their places in the lists of its question. */
  choices?: readonly number[]
  /** Whether each line of the text is the id of a file, and is told as its address. */
  isFile?: true
  cell: (given: Given) => Held
}

/** Where a question was not shown; an empty cell was left out. No code is below zero. */
export const NOT_SHOWN = -99
/** The same where numbers or words are written, among which that number may be. */
export const NOT_SHOWN_TEXT = '(not shown)'

const YES_NO = [
  { code: 0, label: 'Not chosen' },
  { code: 1, label: 'Chosen' },
] as const

const coded = (texts: readonly string[], plain: Plain) =>
  texts.map((text, at) => ({ code: at + 1, label: plain(text) }))

const oneText = (cell: (given: Value) => Held): Variable => ({ suffix: '', label: '', type: 'text', values: [], cell })

/** A number that is one; what a float would not hold exactly stays as it was written. */
const numberOf = (text: string): number | string => {
  const decimal = decimalIn(text)
  return decimal && decimal.digits.length <= EXACT_DIGITS ? Number(decimalText(decimal)) : text
}
const EXACT_DIGITS = 15

type Columns = { [K in Kind]: (asked: Specs[K]['asked'], plain: Plain) => Variable<Specs[K]['given']>[] }

const eachOption = (options: readonly string[], plain: Plain): Variable<readonly (number | string)[]>[] =>
  options.map((text, place) => ({
    suffix: `_${place + 1}`,
    label: plain(text),
    type: 'yes_no',
    values: YES_NO,
    choices: [place],
    cell: (given) => (given.includes(place) ? 1 : 0),
  }))

const OTHER = 'Other'

const ofOpinion = (asked: Opinion['asked'], plain: Plain): Variable<Opinion['given']>[] => {
  const { options, other, most } = asked
  const written: Variable<Opinion['given']>[] = other
    ? [
        {
          suffix: '_other',
          label: `${OTHER}: what was written`,
          type: 'text',
          values: [],
          cell: (given) => otherIn(given) || null,
        },
      ]
    : []
  if (most === 1) {
    const values = coded(other ? [...options, OTHER] : options, plain)
    const cell = (given: Opinion['given']) => (chosenIn(given)[0] ?? options.length) + 1
    return [{ suffix: '', label: '', type: 'code', values, cell }, ...written]
  }
  const another: Variable<Opinion['given']>[] = other
    ? [
        {
          suffix: `_${options.length + 1}`,
          label: OTHER,
          type: 'yes_no',
          values: YES_NO,
          cell: (given) => (otherIn(given) === null ? 0 : 1),
        },
      ]
    : []
  return [...eachOption(options, plain), ...another, ...written]
}

const ofScale = (asked: Scale['asked'], plain: Plain): Variable<Scale['given']>[] => {
  const steps = stepsOf(asked)
  const words = new Map([
    [steps[Math.floor((steps.length - 1) / 2)], asked.middle],
    [asked.from, asked.low],
    [asked.to, asked.high],
  ])
  const values = steps.map((step) => {
    const word = words.get(step)
    return { code: step, label: word ? `${step} (${plain(word)})` : String(step) }
  })
  return [{ suffix: '', label: '', type: 'code', values, cell: ([step]) => step }]
}

/** Of each row what was chosen in it: one column of data, or where several may be one for each choice. */
const ofRows = ({ rows, columns, several }: Matrix['asked'], plain: Plain): Variable<readonly RowChoice[]>[] =>
  rows.flatMap((row, at): Variable<readonly RowChoice[]>[] => {
    const place = (given: readonly RowChoice[]) => columnsIn(given[at])
    if (!several)
      return [
        {
          suffix: `_${at + 1}`,
          label: plain(row),
          type: 'code',
          values: coded(columns, plain),
          choices: [at],
          cell: (given) => (place(given).length === 0 ? null : Number(place(given)[0]) + 1),
        },
      ]
    return columns.map((column, which) => ({
      suffix: `_${at + 1}_${which + 1}`,
      label: `${plain(row)}: ${plain(column)}`,
      type: 'yes_no',
      values: YES_NO,
      choices: [at, which],
      cell: (given) => (place(given).length === 0 ? null : place(given).includes(which) ? 1 : 0),
    }))
  })

const COMMENT_TYPES: Partial<Record<Expected, VariableType>> = { number: 'number', date: 'date' }

const COLUMNS: Columns = {
  single_choice: ({ options }, plain) => [
    { suffix: '', label: '', type: 'code', values: coded(options, plain), cell: (given) => given + 1 },
  ],
  multiple_choice: ({ options }, plain) => eachOption(options, plain),
  true_false: () => [
    {
      suffix: '',
      label: '',
      type: 'code',
      values: [
        { code: 0, label: 'False' },
        { code: 1, label: 'True' },
      ],
      cell: (given) => (given ? 1 : 0),
    },
  ],
  fill_in_blanks: (asked, plain) =>
    blanksOf(asked).map((blank, at) => ({
      suffix: `_${at + 1}`,
      label: `Blank ${at + 1}`,
      type: blank.kind === 'choice' ? 'code' : 'text',
      values: blank.kind === 'choice' ? coded(blank.options, plain) : [],
      cell: (given) => {
        const part = given[at] ?? null
        return typeof part === 'number' ? part + 1 : part
      },
    })),
  ordering: ({ items }, plain) => ranked(items, plain),
  matching: ({ left, right, several }, plain) =>
    ofRows({ rows: left, columns: right, several: several === true }, plain),
  short_answer: () => [oneText(asText)],
  numerical: (asked) => [
    { suffix: '', label: '', type: 'number', values: [], cell: (given) => numberOf(meantBy(asked, given).text) },
    ...(asked.units.length < 2
      ? []
      : [
          {
            suffix: '_unit',
            label: 'Unit',
            type: 'code' as const,
            values: coded(asked.units, (text) => text),
            cell: (given: Specs['numerical']['given']) => {
              const { unit } = meantBy(asked, given)
              return unit === null ? null : unit + 1
            },
          },
        ]),
  ],
  open_ended: () => [oneText(asText)],
  scale: ofScale,
  opinion: ofOpinion,
  comment: (asked) => [
    {
      suffix: '',
      label: '',
      type: COMMENT_TYPES[asked.expects] ?? 'text',
      values: [],
      cell: (given) => {
        if (asked.expects === 'number') return numberOf(given)
        return asked.expects === 'date' && isDate(given) ? { day: given } : given
      },
    },
  ],
  ranking: ({ items }, plain) => ranked(items, plain),
  matrix: ofRows,
  consent: () => [{ suffix: '', label: '', type: 'yes_no', values: [{ code: 1, label: 'Agreed' }], cell: () => 1 }],
  file: () => [
    { ...ofFiles('', ''), cell: (given) => given.map(([, name]) => name).join('\n') },
    {
      ...ofFiles('_link', 'Where it can be downloaded, by whoever is logged in as the owner'),
      isFile: true,
      cell: (given) => given.map(([id]) => id).join('\n'),
    },
  ],
}

const ofFiles = (suffix: string, label: string) => ({ suffix, label, type: 'text' as const, values: [] })

const asText = (given: Value): Held => (typeof given === 'string' ? given : null)

/** The place that each item was given, from 1; of what was not ranked there is none. */
function ranked(items: readonly string[], plain: Plain): Variable<readonly number[]>[] {
  return items.map((item, place) => ({
    suffix: `_${place + 1}`,
    label: plain(item),
    type: 'rank',
    values: [],
    choices: [place],
    cell: (given) => {
      const at = given.indexOf(place)
      return at < 0 ? null : at + 1
    },
  }))
}

const columnsFor = <K extends Kind>(kind: K): Columns[K] => COLUMNS[kind]

/** The columns of one question. What was given and does not fit is as good as left out. */
export const variablesOf = <K extends Kind>(question: QuestionOf<K>): Variable<Value | null>[] =>
  columnsFor<K>(question.kind)(question.asked, plainIn(question)).map(({ cell, ...variable }) => ({
    ...variable,
    cell: (given) => (given !== null && fits(question, given) ? cell(given) : null),
  }))

/** How a variable says that its question was not shown. */
export const notShownIn = ({ type }: Pick<Variable, 'type'>): number | string =>
  type === 'text' || type === 'number' || type === 'date' ? NOT_SHOWN_TEXT : NOT_SHOWN
