import { likeness, likenessDespiteSlip, typedWordsOf, wordsOf } from './words.ts'

/** Something one can be led to: a page, an article, a question with its answer. */
export type SearchEntry = {
  path: string
  title: string
  /** The page or the group of pages that it is part of; empty where it stands for itself. */
  within: string
  text: string
  keywords: string[]
}

type FieldName = 'title' | 'keywords' | 'text'
type Field = { name: FieldName; weight: number; words: string[] }
type Prepared = { entry: SearchEntry; fields: Field[] }
/** How one looks: for what, and in which fields. */
type Look = { like: typeof likeness; fields: readonly FieldName[] }

const WEIGHTS = { title: 4, keywords: 3, text: 1.5 }

/** What is that much weaker than the best is not worth reading. */
const WORTH_SHOWING = 0.25
const WORTH_GUESSING = 0.5
const AT_MOST = 8

/** What is inside a page is not about all that the page's address says. */
const placeOf = ({ path }: SearchEntry): string => path.slice(path.indexOf('#') + 1)

const prepare = (entry: SearchEntry): Prepared => {
  const title = wordsOf(entry.title)
  return {
    entry,
    fields: [
      // Among titles that have the word, the shorter one is more about it.
      { name: 'title', weight: WEIGHTS.title + 1 / Math.max(1, title.length), words: title },
      { name: 'keywords', weight: WEIGHTS.keywords, words: [placeOf(entry), ...entry.keywords].flatMap(wordsOf) },
      { name: 'text', weight: WEIGHTS.text, words: wordsOf(`${entry.within} ${entry.text}`) },
    ],
  }
}

const bestOf = (typed: string, entry: Prepared, { like, fields }: Look): number => {
  const looked = entry.fields.filter(({ name }) => fields.includes(name))
  return Math.max(0, ...looked.flatMap(({ weight, words }) => words.map((word) => weight * like(typed, word))))
}

/** For each entry how much it is about the word. A word that few have tells more than one that is everywhere. */
const scoresOf = (typed: string, all: Prepared[], look: Look): number[] => {
  const scores = all.map((each) => bestOf(typed, each, look))
  const found = scores.filter((score) => score > 0).length
  if (found > 0) return scores.map((score) => score * Math.log(1 + all.length / found))
  return look.like === likeness ? scoresOf(typed, all, { ...look, like: likenessDespiteSlip }) : scores
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

const ALL_FIELDS: readonly FieldName[] = ['title', 'keywords', 'text']
const STRICT_FIELDS: readonly FieldName[] = ['title', 'keywords']

/** Long enough to look for. */
export const isQuery = (text: string): boolean => wordsOf(text).join('').length > 1

/** Makes the search of these entries: best first, those of one rank in the order given. */
export const searchOf = (entries: readonly SearchEntry[]) => {
  const all = entries.map(prepare)
  return (
    query: string,
    { preferred, limit = AT_MOST, smallWords = '', isStrict = false }: FindOptions = {},
  ): SearchEntry[] => {
    const look = { like: likeness, fields: isStrict ? STRICT_FIELDS : ALL_FIELDS }
    const scores = withoutSmall(typedWordsOf(query), wordsOf(smallWords)).map((typed) => scoresOf(typed, all, look))
    const found = all.flatMap(({ entry }, index) => {
      const own = scores.map((each) => each[index] ?? 0).filter((score) => score > 0)
      const sum = own.reduce((total, score) => total + score, 0)
      // What has all the words is more than one of them found twice as well.
      return own.length > 0 ? [{ entry, score: (sum * own.length) / scores.length }] : []
    })
    const best = Math.max(...found.map(({ score }) => score))
    const isFirst = ({ path }: SearchEntry) => preferred !== undefined && path.startsWith(preferred)
    return found
      .filter(({ score }) => score >= best * (isStrict ? WORTH_GUESSING : WORTH_SHOWING))
      .sort((a, b) => Number(isFirst(b.entry)) - Number(isFirst(a.entry)) || b.score - a.score)
      .slice(0, limit)
      .map(({ entry }) => entry)
  }
}
