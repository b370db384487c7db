import type { Side } from '#domain/questionnaires/drafts/two-versions.ts'

/** Of each part that differs the version that is chosen, by its name: where that has no such part, it is left out. */
export type Choice = (name: string) => Side

/** A part in which two versions differ, as one reads it; null: it stands in the other one alone. */
export type Difference = {
  name: string
  title: string
  words: Record<Side, string | null>
  /** A question without a word, which stands in one of them alone. */
  isBlank?: boolean
  /** The words are the same, and only stand elsewhere. */
  isOrder?: true
}

/** Whether a version has nothing there that could be lost. */
export const isNothingIn = ({ words }: Difference, side: Side): boolean => (words[side] ?? '').trim() === ''

type Differing = { differences: readonly Difference[] }

export const otherSide = (side: Side): Side => (side === 'here' ? 'there' : 'here')

/** The one of the two that was chosen as it is; null: some of both, or they say the same. */
export const wholeSideOf = ({ differences }: Differing, choice: Choice): Side | null => {
  const sides = new Set(differences.map(({ name }) => choice(name)))
  const [side] = sides
  return sides.size === 1 && side !== undefined ? side : null
}

/** Whether all that stands in either is in what is chosen. */
export const hasEverything = ({ differences }: Differing, choice: Choice): boolean =>
  differences.every((each) => isNothingIn(each, otherSide(choice(each.name))))
