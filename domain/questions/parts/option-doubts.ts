import { isFilled, keptText } from '../../text/text.ts'
import { MAX_OPTION_LENGTH, type MarkedOptions, stayingPlaces } from './options.ts'
import { saysOfOthersToo } from './says-of-others.ts'
import { stayingIn } from './staying-options.ts'

/** What an author may not have meant, though it can be asked: what `place` says stands at `like` too, or is left out. */
export type OptionDoubt = { kind: 'same'; place: number; like: number } | { kind: 'left_out'; place: number }

/** As students tell options apart: `aa` and `Aa`, m and M are different answers. */
const looks = (text: string): string => keptText(text, MAX_OPTION_LENGTH).replace(/\s+/gu, ' ')

export const optionDoubts = (options: readonly string[]): OptionDoubt[] => {
  const last = options.findLastIndex(isFilled)
  const first = new Map<string, number>()
  return options.slice(0, last + 1).flatMap((text, place): OptionDoubt[] => {
    if (!isFilled(text)) return [{ kind: 'left_out', place }]
    const like = first.get(looks(text))
    if (like !== undefined) return [{ kind: 'same', place, like }]
    first.set(looks(text), place)
    return []
  })
}

/** The places of options that speak of the others, and would be mixed with them. */
export const loosePlaces = ({ options, fixed }: Pick<MarkedOptions, 'options' | 'fixed'>): number[] => {
  const stay = stayingPlaces({ options, fixed })
  const staying = stayingIn(options)
  const areLoose = staying?.places.some((place) => !stay.includes(place))
  const said = new Set(areLoose ? staying?.said : [])
  return options.flatMap((text, place) =>
    said.has(place) || (!stay.includes(place) && saysOfOthersToo(text)) ? [place] : [],
  )
}
