import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import type { Written } from '#domain/text/text-format.ts'

type Paper = { questions: readonly (Written & { id: string })[]; layout?: LayoutOnWire | undefined }

const NOTHING: LayoutOnWire = { groups: [], texts: [] }

/** The ids of the pictures of a paper, each once: as they are met from the question at `at` on, and then from the first. */
export const picturesAhead = ({ questions, layout = NOTHING }: Paper, at: number): string[] => {
  const fromHere = [...questions.slice(at), ...questions.slice(0, at)]
  const met = fromHere.flatMap((question): Written[] => [
    ...layout.texts.filter(({ before }) => before === question.id),
    ...(layout.sections ?? []).filter(({ question_ids }) => question_ids.includes(question.id)),
    ...layout.groups.filter(({ question_ids }) => question_ids.includes(question.id)),
    question,
  ])
  return [...new Set([...met, ...layout.texts].flatMap(({ pictures = {} }) => Object.keys(pictures)))]
}
