import type { Spec } from '../rule.ts'
import type { Value } from '../value.ts'
import type { Plain } from './in-words.ts'

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
  /** The list of its question's choices that its codes count in, from 1, where these may be offered no more. */
  codesOf?: number
  /** Whether each line of the text is the id of a file, and is told as its address. */
  isFile?: true
  cell: (given: Given) => Held
}

/** The answers of a question, or of one row of a table of choices, that people fall under; several where several may be chosen. */
export type Axis<Given = Value | null> = {
  name: string
  label: string
  categories: readonly string[]
  placesOf: (given: Given) => number[]
}

/** One kind of question as data: its columns, and what it can be crossed by. */
export type Columns<S extends Pick<Spec, 'asked' | 'given'>> = {
  of: (asked: S['asked'], plain: Plain) => Variable<S['given']>[]
  /** Left out, or null: its columns say it. */
  axes?: (asked: S['asked'], plain: Plain) => Axis<S['given']>[] | null
}
