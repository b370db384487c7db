import * as z from 'zod/mini'
import { plain } from '../text/folded.ts'
import { storableText } from '../text/text.ts'
import { type ActivityDetails, type ActivityKind, activityKind } from './activity.ts'

const MOST = 10_000
const SAID = /^(?:[a-z_]+(?:\.\d{1,2})+(?: |$))*$/

/**
 * Which words of a search the sentence of each kind has, by their places: `quiz_closed.0.2 signed_in.1`. Whoever shows the
 * log knows its sentences, and says so.
 */
export const wordsSaid = storableText(MOST).check(z.regex(SAID, 'unusable_text'))

export const writeWordsSaid = (said: ReadonlyMap<ActivityKind, readonly number[]>): string =>
  [...said]
    .filter(([, places]) => places.length > 0)
    .map(([kind, places]) => [kind, ...places].join('.'))
    .join(' ')

/** For each of so many words the kinds whose sentence has it; what is none of both is left out. */
export const kindsByWord = (said: string, words: number): ActivityKind[][] => {
  const found: ActivityKind[][] = Array.from({ length: words }, () => [])
  for (const [name, ...places] of said.split(' ').map((each) => each.split('.'))) {
    const kind = activityKind.safeParse(name).data
    if (kind) for (const place of new Set(places)) found[Number(place)]?.push(kind)
  }
  return found
}

/** What of its details a search looks into. */
export const textOfDetails = (details: ActivityDetails): string => plain(Object.values(details).join(' '))
