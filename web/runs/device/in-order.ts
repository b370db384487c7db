import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { mixed } from '#domain/questions/parts/order.ts'

export { placesOf } from '#domain/questions/parts/places-mixed.ts'

type Paper = Pick<QuizPaperOnWire, 'settings' | 'layout'> & { questions: readonly { id: string }[] }

/** What is about one passage stays together, in its order. */
const unitsIn = ({ questions, layout }: Paper): string[][] => {
  const passageOf = new Map(layout?.groups.flatMap(({ question_ids }) => question_ids.map((id) => [id, question_ids])))
  const own = questions.map(({ id }) => passageOf.get(id) ?? [id])
  return own.filter((unit, at) => unit[0] === questions[at]?.id)
}

/** The place of the section that a question stands in; -1 for those above the first heading. */
const sectionOf = ({ layout }: Paper, [id = '']: readonly string[]): number =>
  layout?.sections?.findIndex(({ question_ids }) => question_ids.includes(id)) ?? -1

/** The paper as this attempt has it: mixed where its teacher says so, each section in itself, and the same each time it is asked for. */
export const inOrder = <P extends Paper>(paper: P, attempt: string): P => {
  if (!paper.settings?.order?.questions) return paper
  const byId = new Map(paper.questions.map((question) => [question.id, question]))
  const order = mixed(unitsIn(paper), ([first = '']) => first, attempt)
    .map((unit) => ({ unit, section: sectionOf(paper, unit) }))
    .sort((one, other) => one.section - other.section)
    .flatMap(({ unit }) => unit)
  return { ...paper, questions: order.flatMap((id) => byId.get(id) ?? []) }
}
