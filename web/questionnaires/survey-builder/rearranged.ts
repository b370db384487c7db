import { questionsOf, type SurveyDraft, type SurveyPage, type SurveyQuestion } from '../surveys/draft.ts'
import { withTextsRestored } from '../surveys/spoken.ts'

/** A survey as a flat list: each page is followed by its questions. Numbers count from 1. */
export type OutlineRow = { key: number; number: number; page: SurveyPage; question: SurveyQuestion | null }

export const rowsOf = ({ pages }: Pick<SurveyDraft, 'pages'>): OutlineRow[] => {
  let asked = 0
  return pages.flatMap((page, at): OutlineRow[] => [
    { key: page.key, number: at + 1, page, question: null },
    ...page.questions.map((question) => {
      asked += 1
      return { key: question.key, number: asked, page, question }
    }),
  ])
}

/** Pages again, as rows follow each other; a question above the first page goes to its top. */
const pagesOf = (rows: readonly OutlineRow[]): SurveyPage[] => {
  const first = rows.findIndex(({ question }) => question === null)
  const ordered = [...rows.slice(first, first + 1), ...rows.slice(0, first), ...rows.slice(first + 1)]
  const pages: SurveyPage[] = []
  for (const { page, question } of ordered)
    if (question === null) pages.push({ ...page, questions: [] })
    else pages.at(-1)?.questions.push(question)
  return pages
}

const isPage = ({ question }: OutlineRow) => question === null

/** With the row of one place put into another one; a page takes its questions along. */
export const withRowMoved = (draft: SurveyDraft, from: number, to: number): SurveyDraft => {
  const rows = rowsOf(draft)
  const row = rows[from]
  if (row === undefined || to < 0 || to >= rows.length || from === to) return draft
  if (row.question !== null) return { ...draft, pages: pagesOf(rows.toSpliced(from, 1).toSpliced(to, 0, row)) }
  const at = row.number - 1
  const passed =
    to > from ? rows.slice(from + 1, to + 1).filter(isPage).length : -rows.slice(to, from).filter(isPage).length
  return { ...draft, pages: draft.pages.toSpliced(at, 1).toSpliced(at + passed, 0, row.page) }
}

/** One step further: a question past its neighbour or onto the next page, a page past another one. */
export const withRowStepped = (draft: SurveyDraft, key: number, by: -1 | 1): SurveyDraft => {
  const rows = rowsOf(draft)
  const from = rows.findIndex((row) => row.key === key)
  const row = rows[from]
  if (row === undefined) return draft
  if (row.question !== null) return from + by < 1 ? draft : withRowMoved(draft, from, from + by)
  const places = rows.flatMap((each, at) => (isPage(each) ? [at] : []))
  return withRowMoved(draft, from, places[row.number - 1 + by] ?? -1)
}

/** A copy is nobody's answer yet: it is no question that was published before. */
const copyOf = ({ question: { id: _, ...question }, shownIf }: SurveyQuestion, key: number): SurveyQuestion => ({
  key,
  question,
  shownIf,
})

/** With a copy of a question below it. */
export const withQuestionCopied = (draft: SurveyDraft, key: number): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) => ({
    ...page,
    questions: page.questions.flatMap((each) => (each.key === key ? [each, copyOf(each, draft.nextKey)] : [each])),
  })),
  nextKey: draft.nextKey + 1,
})

/** With a copy of a page behind it; what speaks of its questions speaks in the copy of the copies. */
export const withPageCopied = (draft: SurveyDraft, key: number): SurveyDraft => {
  const at = draft.pages.findIndex((page) => page.key === key)
  const page = draft.pages[at]
  if (page === undefined) return draft
  const pageKey = draft.nextKey
  const copies = new Map(page.questions.map((question, place) => [question.key, pageKey + 1 + place]))
  const followed = <W extends SurveyPage['shownIf']>(when: W): W =>
    when && {
      ...when,
      conditions: when.conditions.map((each) => ({ ...each, question: copies.get(each.question) ?? each.question })),
    }
  const copy: SurveyPage = {
    ...page,
    key: pageKey,
    jumps: page.jumps.map((jump) => ({ ...jump, when: followed(jump.when) })),
    questions: page.questions.map((question) => {
      const made = copyOf(question, copies.get(question.key) ?? 0)
      return { ...made, shownIf: followed(made.shownIf) }
    }),
  }
  return { ...draft, pages: draft.pages.toSpliced(at + 1, 0, copy), nextKey: pageKey + 1 + page.questions.length }
}

export const withoutQuestion = (draft: SurveyDraft, key: number): SurveyDraft => ({
  ...draft,
  pages: draft.pages.map((page) => ({ ...page, questions: page.questions.filter((each) => each.key !== key) })),
})

export const withoutPage = (draft: SurveyDraft, key: number): SurveyDraft => ({
  ...draft,
  pages: draft.pages.filter((page) => page.key !== key),
})

/** With what was taken out of `before` back in its place, whatever was written since. */
export const withRestored = (draft: SurveyDraft, before: SurveyDraft, key: number): SurveyDraft => {
  const isThere = draft.pages.some((page) => page.key === key) || questionsOf(draft).some((each) => each.key === key)
  const page = before.pages.find((each) => each.key === key || each.questions.some((question) => question.key === key))
  if (isThere || page === undefined) return draft
  if (page.key === key) {
    const pages = draft.pages.toSpliced(before.pages.indexOf(page), 0, page)
    return withTextsRestored(before, draft, { ...draft, pages })
  }
  const place = page.questions.findIndex((question) => question.key === key)
  const home = draft.pages.find((each) => each.key === page.key) ?? draft.pages.at(-1)
  const back = page.questions.slice(place, place + 1)
  const pages = draft.pages.map((each) =>
    each === home ? { ...each, questions: each.questions.toSpliced(place, 0, ...back) } : each,
  )
  return withTextsRestored(before, draft, { ...draft, pages })
}
