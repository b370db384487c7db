import { useCallback, useState } from 'react'
import type { Side } from '#domain/questionnaires/drafts/two-versions.ts'
import { type Choice, type Difference, isNothingIn } from './choice.ts'

/** Nothing that was written is left out unless somebody says so: of what both have, what this device says. */
const usualSide = (difference: Difference): Side => {
  const { words, isBlank } = difference
  if (isBlank) return words.here === null ? 'here' : 'there'
  if (words.there === null) return 'here'
  return isNothingIn(difference, 'here') ? 'there' : 'here'
}

const usualOf = (of: readonly Difference[]) => new Map(of.map((each) => [each.name, usualSide(each)]))

type Chosen = { of: readonly Difference[]; sides: ReadonlyMap<string, Side> }

/** What is chosen of each part that differs. Of other versions nothing is chosen yet. */
export const useChoices = (of: readonly Difference[]) => {
  const [chosen, setChosen] = useState<Chosen>(() => ({ of, sides: usualOf(of) }))
  const sides = chosen.of === of ? chosen.sides : usualOf(of)
  const choice: Choice = (name) => sides.get(name) ?? 'here'
  const choose = useCallback(
    (name: string, side: Side) =>
      setChosen((before) => {
        const known = before.of === of ? before.sides : usualOf(of)
        return { of, sides: new Map([...known, [name, side]]) }
      }),
    [of],
  )
  const chooseAll = (side: Side) => setChosen({ of, sides: new Map(of.map(({ name }) => [name, side])) })
  return { choice, choose, chooseAll }
}
