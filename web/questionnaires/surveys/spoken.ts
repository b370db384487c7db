import { withPlaces } from '#domain/questionnaires/piping.ts'
import type { TextFormat } from '#domain/text/prose.ts'
import { type Entry, isQuestion, type QuestionEntry } from '../entries/draft-entries.ts'
import { questionsOf, type SurveyDraft, type SurveyPage } from './draft.ts'

type Order = readonly Pick<QuestionEntry, 'key'>[]
type Retell = (text: string, format?: TextFormat) => string

/** A question that is gone is spoken of by a number that there is not. */
const GONE = '{Q0}'

/** Numbers in a text follow the questions that they name, from one order into another one. */
const retelling = (from: Order, to: Order): Retell => {
  const places = new Map(to.map(({ key }, at) => [key, at + 1]))
  return (text, format) =>
    withPlaces(text, format, (place) => {
      const named = from[place]
      if (named === undefined) return null
      const number = places.get(named.key)
      return number === undefined ? GONE : `{Q${number}}`
    })
}

const isSameOrder = (one: Order, other: Order): boolean =>
  one.length === other.length && one.every(({ key }, at) => key === other[at]?.key)

type Texts = { pages: SurveyPage[] }

const retold = ({ pages }: Texts, textOf: (key: number) => Retell): SurveyPage[] =>
  pages.map((page) => ({
    ...page,
    title: textOf(page.key)(page.title),
    instructions: textOf(page.key)(page.instructions, page.format),
    entries: page.entries.map((entry) => retoldEntry(entry, textOf(entry.key))),
  }))

const retoldEntry = (entry: Entry, retell: Retell): Entry => {
  if (!isQuestion(entry)) return { ...entry, part: { ...entry.part, text: retell(entry.part.text, entry.part.format) } }
  const { question } = entry
  return { ...entry, question: { ...question, prompt: retell(question.prompt, question.format) } }
}

/** A survey whose texts name questions by one order, with texts that name the same ones by another order. */
const withTextsOf = (draft: SurveyDraft, from: Order, to: Order): SurveyDraft => {
  if (isSameOrder(from, to)) return draft
  const retell = retelling(from, to)
  const responding = { ...draft.responding, thanks: retell(draft.responding.thanks, draft.responding.thanks_format) }
  return { ...draft, responding, pages: retold(draft, () => retell) }
}

/** `next` with texts that name the same questions as they did in `before`, wherever these stand now. */
export const withTextsFollowing = (before: SurveyDraft, next: SurveyDraft): SurveyDraft =>
  withTextsOf(next, questionsOf(before), questionsOf(next))

/** With texts that name its questions by where they stand in that order. */
export const withTextsFor = (order: Order, draft: SurveyDraft): SurveyDraft =>
  withTextsOf(draft, questionsOf(draft), order)

/** The same where something of `before` came back into what was written since: it and what spoke of it speak as before. */
export const withTextsRestored = (before: SurveyDraft, since: SurveyDraft, next: SurveyDraft): SurveyDraft => {
  const to = questionsOf(next)
  const asBefore = retelling(questionsOf(before), to)
  const asSince = retelling(questionsOf(since), to)
  const keysSince = new Set(since.pages.flatMap(({ key, entries }) => [key, ...entries.map((entry) => entry.key)]))
  const former = new Map(textsOf(before))
  return {
    ...next,
    pages: retold(next, (key) => (text, format) => {
      if (!keysSince.has(key)) return asBefore(text, format)
      const earlier = (former.get(key) ?? []).find((each) => skeleton(each) === skeleton(text))
      return text.includes(GONE) && earlier !== undefined ? asBefore(earlier, format) : asSince(text, format)
    }),
  }
}

const skeleton = (text: string): string => text.replace(/\{Q\d{1,3}\}/g, '{Q}')

const textsOf = ({ pages }: Texts): [number, string[]][] =>
  pages.flatMap(({ key, title, instructions, entries }): [number, string[]][] => [
    [key, [title, instructions]],
    ...entries.map((entry): [number, string[]] => [
      entry.key,
      [isQuestion(entry) ? entry.question.prompt : entry.part.text],
    ]),
  ])
