import MiniSearch from 'minisearch'
import { formsOf, swapsOf, typedWordsOf, wordsOf } from './words.ts'

/** Something one can be led to: a page, an article, a question with its answer. */
export type SearchEntry = {
  path: string
  title: string
  /** The page or the group of pages that it is part of; empty where it stands for itself. */
  within: string
  text: string
  keywords: string[]
}

const WEIGHTS = { title: 4, keywords: 3, text: 1.5 }
const STRICT_FIELDS = ['title', 'keywords']
const ALL_FIELDS = [...STRICT_FIELDS, 'text']

/** A beginning says more than a longer form or a slip of the finger. */
const LIKENESS = { prefix: 0.6, fuzzy: 0.3 }
const SLIPS_FROM = 4
const SLIPS_AT_MOST = 1

/** What is that much weaker than the best is not worth reading. */
const WORTH_SHOWING = 0.1
const WORTH_GUESSING = 0.5
const AT_MOST = 8

/** What is inside a page is not about all that the page's address says. */
const placeOf = ({ path }: SearchEntry): string => path.slice(path.indexOf('#') + 1)

const fieldOf = (entry: SearchEntry, name: string): string => {
  switch (name) {
    case 'title':
      return entry.title
    case 'keywords':
      return [placeOf(entry), ...entry.keywords].join(' ')
    case 'text':
      return `${entry.within} ${entry.text}`
    default:
      return entry.path
  }
}

const withoutSmall = (typed: string[], small: string[]): string[] => {
  const telling = typed.filter((word) => !small.includes(word))
  return telling.length > 0 ? telling : typed
}

type FindOptions = {
  /** What lies below this path comes before the rest. */
  preferred?: string | undefined
  limit?: number
  /** Those of which every question is full: they do not say what it is about. */
  smallWords?: string
  /** For a guess: what only mentions the words in its text does not count, nor what is far from the best. */
  isStrict?: boolean
}

/** Long enough to look for. */
export const isQuery = (text: string): boolean => wordsOf(text).join('').length > 1

/** Makes the search of these entries: best first, those of one rank in the order given. */
export const searchOf = (entries: readonly SearchEntry[]) => {
  const known = new Map(entries.map((entry) => [entry.path, entry]))
  const index = new MiniSearch<SearchEntry>({
    idField: 'path',
    fields: ALL_FIELDS,
    extractField: fieldOf,
    tokenize: wordsOf,
    processTerm: (word) => word,
  })
  index.addAll(entries)
  const isThere = (word: string) => index.search(word, { prefix: true }).length > 0
  /** What is only a slip away counts where the word itself is nowhere. */
  const isSlip = (word: string) => word.length >= SLIPS_FROM && !isThere(word)
  return (
    query: string,
    { preferred, limit = AT_MOST, smallWords = '', isStrict = false }: FindOptions = {},
  ): SearchEntry[] => {
    const typed = withoutSmall(typedWordsOf(query), wordsOf(smallWords))
    const slips = typed.filter(isSlip)
    const begun = [...typed, ...slips.flatMap(swapsOf)]
    const found = index.search(typed.join(' '), {
      fields: isStrict ? STRICT_FIELDS : ALL_FIELDS,
      boost: WEIGHTS,
      weights: LIKENESS,
      processTerm: (word) => [...formsOf(word), ...(slips.includes(word) ? swapsOf(word) : [])],
      prefix: (word) => begun.includes(word),
      fuzzy: (word) => slips.includes(word) && SLIPS_AT_MOST,
    })
    const best = found[0]?.score ?? 0
    const isFirst = ({ path }: SearchEntry) => preferred !== undefined && path.startsWith(preferred)
    return found
      .filter(({ score }) => score >= best * (isStrict ? WORTH_GUESSING : WORTH_SHOWING))
      .flatMap(({ id }) => known.get(id) ?? [])
      .sort((a, b) => Number(isFirst(b)) - Number(isFirst(a)))
      .slice(0, limit)
  }
}
