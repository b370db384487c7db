import { expect } from 'vitest'
import type { DraftItem } from '../../questionnaires/drafts/draft-item.ts'
import { readQuizText } from './read-quiz-text.ts'

/** What tests say of questions with options that were pasted. */

type Row = [prompt: string, options: string[], right: number | number[] | null, why?: string]

export const asRow = (item: DraftItem): unknown[] | DraftItem => {
  if (!('draft' in item && 'correct' in item.draft && 'options' in item.draft)) return item
  const { prompt, draft, explanation = '' } = item
  return [prompt, draft.options, draft.correct, ...(explanation === '' ? [] : [explanation])]
}

/** What is told of a text but the heads and feet of its pages. */
export const readsAs = (text: string, rows: Row[], told: string[] = []) => {
  const { items, problems } = readQuizText(text)
  expect(items.filter(({ kind }) => kind !== 'section').map(asRow)).toEqual(rows)
  expect(problems.filter(({ problem }) => problem !== 'outside').map(({ problem }) => problem)).toEqual(told)
}
