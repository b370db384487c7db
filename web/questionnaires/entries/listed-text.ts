import { likenessOf } from '#domain/formats/quiz-text/likeness.ts'
import type { Wording } from '#domain/formats/quiz-text/write-quiz-text.ts'
import { asKind, type DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { type DraftItem, emptyPart, isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { USUAL_KIND } from '#domain/questions/traits.ts'
import { asPlain, offered, type ReadOffered, readOffered } from './offered.ts'
import type { Offers } from './offers.ts'

/** What a text says as a list of what the editor offers, whose own text says the same. */

const isPlainAsked = ({ asks, blank }: Offers): boolean => asks !== 'knowledge' && blank().format === undefined

/** The same for items that say the same where these are offered. */
export const likenessIn = (item: DraftItem, offers: Offers): string =>
  likenessOf(isDraftPart(item) || !isPlainAsked(offers) ? item : asPlain(item))

const hasNoPage = ([first]: readonly DraftItem[], { isPaged }: Offers): boolean => isPaged && first?.kind !== 'section'

/** What stands above all pages is on the first one, which has no title then. */
export const withFirstPage = (items: readonly DraftItem[], offers: Offers): readonly DraftItem[] =>
  hasNoPage(items, offers) ? [emptyPart('section'), ...items] : items

/** As `readOffered`, item by item as the list has them: a first page that is not written stands above the first line. */
export const readListed = (text: string, offers: Offers): ReadOffered => {
  const read = readOffered(text, offers)
  if (read.items.length === 0 || !hasNoPage(read.items, offers)) return read
  return {
    ...read,
    items: [...withFirstPage(read.items, offers)],
    places: [{ line: 1, lastLine: 0, number: null }, ...read.places],
    leftover: read.leftover.map((left) => ({ ...left, after: left.after + 1 })),
  }
}

const wordings = new WeakMap<Offers, Wording>()

/** How questions are written that are read as these; undefined: as those of a quiz. */
export const wordingOf = (offers: Offers): Wording | undefined => {
  if (offers.asks === 'knowledge') return undefined
  const wording = wordings.get(offers) ?? wordingFor(offers)
  wordings.set(offers, wording)
  return wording
}

/** A choice among options needs no name: it is read as one with a right option, which is asked without. */
const shorter = (question: DraftQuestion): DraftQuestion[] =>
  question.kind === USUAL_KIND.opinion ? [asKind(question, USUAL_KIND.knowledge)] : []

const wordingFor = (offers: Offers): Wording => ({
  usual: { isRequired: offers.blank().isRequired ?? false, isPlain: isPlainAsked(offers) },
  shorter,
  meant: (question) => offered([question], offers).find((item) => !isDraftPart(item)) ?? question,
})
