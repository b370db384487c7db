/** How the items of a list are numbered by themselves; a bullet numbers nothing, and `none` shows nothing. */
export type Numbering =
  | 'decimal'
  | 'lower-alpha'
  | 'upper-alpha'
  | 'lower-roman'
  | 'upper-roman'
  | 'bengali'
  | 'bullet'
  | 'none'

/** Characters of one look. `small`: an exponent or an index. */
export type Run = { text: string; font?: string; isBold?: boolean; small?: 'sup' | 'sub' }

/**
 * A line as a word processor or a page has it. `list` tells one list from the others; `level` counts from 0; `value`: the
 * number that is said for this item; `label`: what was written for it, in place of a number of its own.
 */
export type TreeNode = { kind: 'paragraph'; runs: Run[] } | Item | { kind: 'row'; cells: Run[][] }

export type Item = {
  kind: 'item'
  runs: Run[]
  list: string
  level: number
  numbering: Numbering
  value?: number
  label?: Run[]
}
