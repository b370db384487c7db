import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { mixedOrder } from '#domain/questionnaires/paper-order.ts'

export { placesOf } from '#domain/questions/parts/places-mixed.ts'

type Paper = Pick<QuizPaperOnWire, 'settings' | 'layout'> & { questions: readonly { id: string }[] }

/** The paper as this attempt has it: mixed where its teacher says so, and the same each time it is asked for. */
export const inOrder = <P extends Paper>(paper: P, attempt: string): P => {
  const { settings, layout, questions } = paper
  if (!settings?.order?.questions) return paper
  const byId = new Map(questions.map((question) => [question.id, question]))
  const idsIn = ({ question_ids }: { question_ids: string[] }) => question_ids
  const ids = {
    questions: [...byId.keys()],
    passages: layout?.groups.map(idsIn) ?? [],
    sections: layout?.sections?.map(idsIn) ?? [],
  }
  return { ...paper, questions: mixedOrder(ids, attempt).flatMap((id) => byId.get(id) ?? []) }
}
