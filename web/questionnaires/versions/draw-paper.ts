import type { QuizAnalysisOnWire } from '#contract/questionnaires/papers.ts'
import { drawnUnits } from '#domain/questionnaires/pools.ts'

type Layout = NonNullable<QuizAnalysisOnWire['layout']>
type Section = NonNullable<Layout['sections']>[number]

/** Questions that stand alone, and passages with all of theirs. */
const unitsOf = ({ question_ids: ids }: Section, { groups }: Layout) => {
  const units = new Map<string, { id: string; ids: string[] }>()
  for (const question of ids) {
    const id = groups.find((group) => group.question_ids.includes(question))?.id ?? question
    units.set(id, { id, ids: [...(units.get(id)?.ids ?? []), question] })
  }
  return [...units.values()]
}

/** The questions that an attempt does not meet. */
const undrawnIn = (quiz: QuizAnalysisOnWire, layout: Layout, attempt: string): ReadonlySet<string> => {
  const asking = (layout.sections ?? []).filter(({ question_ids: ids }) => ids.length > 0)
  // What stands above the first heading is told of first, and is no section of the layout.
  const told = (quiz.sections ?? []).slice(-asking.length)
  const undrawn = asking.flatMap((section, at) => {
    const draw = told[at]?.draw
    if (draw === undefined) return []
    const units = unitsOf(section, layout)
    const drawn = drawnUnits(units, draw, attempt)
    return units.filter((unit) => !drawn.has(unit)).flatMap(({ ids }) => ids)
  })
  return new Set(undrawn)
}

/** A teacher's whole paper as one more student would have it, drawn as the server draws. */
export const drawnPaper = (quiz: QuizAnalysisOnWire, attempt: string): QuizAnalysisOnWire => {
  const { layout, questions } = quiz
  if (layout === undefined) return quiz
  const { sections = [], groups, texts } = layout
  const undrawn = undrawnIn(quiz, layout, attempt)
  if (undrawn.size === 0) return quiz
  const met = (ids: readonly string[]) => ids.filter((id) => !undrawn.has(id))
  /** Before the next question of the same section, or at its end. */
  const placeOf = (before: string): string | null => {
    const at = sections.findIndex(({ question_ids: ids }) => ids.includes(before))
    const ids = sections[at]?.question_ids ?? []
    return met(ids.slice(ids.indexOf(before)))[0] ?? sections[at + 1]?.id ?? null
  }
  return {
    ...quiz,
    questions: questions.filter(({ id }) => !undrawn.has(id)),
    layout: {
      groups: groups
        .map((group) => ({ ...group, question_ids: met(group.question_ids) }))
        .filter(({ question_ids: ids }) => ids.length > 0),
      texts: texts.map((text) =>
        text.before !== null && undrawn.has(text.before) ? { ...text, before: placeOf(text.before) } : text,
      ),
      sections: sections.map((section) => ({ ...section, question_ids: met(section.question_ids) })),
    },
  }
}
