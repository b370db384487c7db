import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import { textsBefore } from './places.ts'

type Texts = LayoutOnWire['texts']

/** What a screen shows of a page; questions by their ids, in order. */
export type OnScreen = {
  /** All questions of the page. */
  page: readonly string[]
  /** Those that are there as the answers so far lead, and of these those that are on the screen. */
  there: readonly string[]
  here: readonly string[]
  /** The page that follows, by its id; null after the last one. */
  next: string | null
}

/** A question, or a passage with all of its questions that are on the screen, and the texts that stand before it. */
export type Row = { texts: Texts; passage: LayoutOnWire['groups'][number] | null; questions: string[] }

/** What stands where on a screen; `after`: the texts that end it. A text before a question that is not there stands before the next that is. */
export const rowsOn = (layout: LayoutOnWire, { page, there, here, next }: OnScreen): { rows: Row[]; after: Texts } => {
  const passageOf = new Map(layout.groups.flatMap((group) => group.question_ids.map((id) => [id, group] as const)))
  const rows: Row[] = []
  let waiting: Texts = []
  for (const id of page) {
    waiting = [...waiting, ...textsBefore(layout, id)]
    if (!there.includes(id)) continue
    if (here.includes(id)) addQuestion(rows, { id, passage: passageOf.get(id) ?? null, texts: waiting })
    waiting = []
  }
  const isAtEnd = here.length > 0 && here.at(-1) === there.at(-1)
  return { rows, after: isAtEnd ? [...waiting, ...textsBefore(layout, next)] : [] }
}

const addQuestion = (rows: Row[], { id, passage, texts }: Omit<Row, 'questions'> & { id: string }): void => {
  const last = rows.at(-1)
  if (passage === null || last?.passage !== passage) {
    rows.push({ texts, passage, questions: [id] })
    return
  }
  last.texts = [...last.texts, ...texts]
  last.questions.push(id)
}
