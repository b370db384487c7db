import type { TypedTally } from '#domain/questions/parts/typed-tally.ts'
import { t } from '../../i18n/students/tallies.ts'

/** How often something was answered. */
export type TallyRow = {
  /** The letter under which it was chosen. */
  sign?: string
  text: string
  count: number
  isRight?: boolean
  /** Said by the page, not by anybody who answered. */
  isNote?: boolean
  /** What stands in the place of the count and its share. */
  told?: string
  /** Where one answer may count several times, it is no part of them. */
  hasNoShare?: boolean
  /** By somebody who answered: it means nothing but itself. */
  isTyped?: boolean
}

/** More than these nobody compares; what is right is shown besides. */
const MOST_SHOWN = 8

const others = (count: number): TallyRow[] => (count === 0 ? [] : [{ text: t('tally.others'), count, isNote: true }])
const otherWords = (count: number): TallyRow[] =>
  count === 0 ? [] : [{ text: t('tally.otherWords'), count, isNote: true, hasNoShare: true }]

const isAnswered = ({ count, isRight = false }: TallyRow) => count > 0 || isRight

/** What is right and what was answered most, the most first; `more` are answers that are told by no row. */
export const shownRows = (rows: readonly TallyRow[], more = 0, rest = others): TallyRow[] => {
  const byCount = rows.filter(isAnswered).sort((one, other) => other.count - one.count)
  const shown = byCount.filter(({ isRight }, at) => isRight || at < MOST_SHOWN)
  const told = shown.reduce((sum, { count }) => sum + count, 0)
  const all = rows.reduce((sum, { count }) => sum + count, more)
  return [...shown, ...rest(all - told)]
}

/** Texts that were typed; `read` writes them for people. */
export const typedRows = ({ named, others: unnamed }: TypedTally, read = (text: string) => text): TallyRow[] =>
  shownRows(named.map(typedRow(read)), unnamed)

/** Words of what was written. One answer has several, so that those which are told together are no share of the answers. */
export const wordRows = ({ named, others: unnamed }: TypedTally): TallyRow[] =>
  shownRows(named.map(typedRow((text) => text)), unnamed, otherWords)

const typedRow =
  (read: (text: string) => string) =>
  ({ text, count, isRight, shown }: TypedTally['named'][number]): TallyRow =>
    text === ''
      ? { text: t('tally.unseen'), count, isRight, isNote: true }
      : { text: shown ?? read(text), count, isRight, isTyped: true }
