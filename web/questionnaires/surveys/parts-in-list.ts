import type { SurveyDraft, SurveyPage, SurveyQuestion } from './draft.ts'

export type PageAlone = Omit<SurveyPage, 'questions'>
/** A survey as a list: each page is followed by its questions. */
export type Part = { key: number; page: PageAlone } | { key: number; entry: SurveyQuestion }

export const partsOf = ({ pages }: SurveyDraft): Part[] =>
  pages.flatMap(({ questions, ...page }): Part[] => [
    { key: page.key, page },
    ...questions.map((entry) => ({ key: entry.key, entry })),
  ])

/** Pages again; a question above the first page goes to its top, and without any page there is none. */
export const pagesOf = (parts: readonly Part[]): SurveyPage[] => {
  const pages: SurveyPage[] = []
  const above: SurveyQuestion[] = []
  for (const part of parts) {
    if ('page' in part) pages.push({ ...part.page, questions: pages.length === 0 ? [...above] : [] })
    else (pages.at(-1)?.questions ?? above).push(part.entry)
  }
  return pages
}
