import type { Side } from '#domain/questionnaires/drafts/two-versions.ts'
import { t } from '../../i18n/teachers/drafts.ts'

const SHOWN = 10
/** Enough to know a part by, in characters. */
const MOST = 60

const shortened = (name: string): string => {
  const signs = Array.from(name.trim().replace(/\s+/gu, ' '))
  if (signs.length === 0) return t('drafts.empty')
  return signs.length > MOST ? `${signs.slice(0, MOST - 1).join('')}…` : signs.join('')
}

const listed = (names: readonly string[]): string => {
  const left = names.length - SHOWN
  return [...names.slice(0, SHOWN).map(shortened), ...(left > 0 ? [t('drafts.more', { count: left })] : [])].join('\n')
}

/** What both have, in the order of either: from the first to the last that stands elsewhere. */
export const orderInWords = (
  names: Record<Side, readonly string[]>,
  pairs: ReadonlyMap<number, number>,
): Record<Side, string> => {
  const here = [...pairs].toSorted(([one], [other]) => one - other)
  const there = [...pairs].toSorted(([, one], [, other]) => one - other)
  const isElsewhere = ([place]: [number, number], at: number) => place !== there[at]?.[0]
  const [from, to] = [here.findIndex(isElsewhere), here.findLastIndex(isElsewhere) + 1]
  const moved = (row: typeof here) => row.slice(Math.max(0, from), to)
  return {
    here: listed(moved(here).map(([place]) => names.here[place] ?? '')),
    there: listed(moved(there).map(([, place]) => names.there[place] ?? '')),
  }
}
