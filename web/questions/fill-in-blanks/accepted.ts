import type { BlankKey } from '#domain/questions/parts/blank.ts'
import type { Blank } from '#domain/questions/parts/fill-in-blanks-passage.ts'
import { isolatedList } from '#domain/text/isolated.ts'

type Accepted = Exclude<BlankKey, { kind: 'choice' }> | Extract<Blank, { kind: 'choice' }>

/** All that is right in one blank. `range` says from where to where. */
export const acceptedWords = (blank: Accepted, range: (from: string, to: string) => string): string => {
  if (blank.kind === 'text') return isolatedList(blank.accepted, ' / ')
  if (blank.kind === 'choice') return blank.options[blank.correct] ?? ''
  const [from, to] = [blank.from, blank.to].map((figure) => figure.replace('-', '\u2212'))
  return from === to ? String(from) : range(String(from), String(to))
}
