import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { orderOf } from '#domain/questionnaires/paper-order.ts'

export { placesOf } from '#domain/questions/parts/places-mixed.ts'

type Paper = Pick<QuizPaperOnWire, 'settings' | 'layout'> & { questions: readonly { id: string }[] }

/** Sections in another order, each with the texts that end it: these name the section that follows, or null behind the last. */
const inSections = (layout: LayoutOnWire, ids: readonly string[]): LayoutOnWire => {
  const { sections = [] } = layout
  const byId = new Map(sections.map((section) => [section.id, section]))
  // What has no question is met nowhere, and no text names it.
  const written = sections.flatMap(({ id, question_ids }) => (question_ids.length > 0 ? [id] : []))
  const met = ids.filter((id) => written.includes(id))
  const following = (before: string | null): string | null => {
    const at = before === null ? written.length : written.indexOf(before)
    if (at < 0) return before
    return met[at === 0 ? 0 : met.indexOf(written[at - 1] ?? '') + 1] ?? null
  }
  return {
    ...layout,
    texts: layout.texts.map((text) => ({ ...text, before: following(text.before) })),
    sections: ids.flatMap((id) => byId.get(id) ?? []),
  }
}

/** The paper as this attempt has it: mixed where its teacher says so, and the same each time it is asked for. */
export const inOrder = <P extends Paper>(paper: P, attempt: string): P => {
  const { settings, layout, questions } = paper
  const { sections = [], groups = [] } = layout ?? {}
  const mixing = settings?.order
  if (!mixing?.questions && !mixing?.sections) return paper
  const byId = new Map(questions.map((question) => [question.id, question]))
  const ids = {
    questions: [...byId.keys()],
    passages: groups.map(({ question_ids }) => question_ids),
    sections: sections.map(({ id, question_ids }) => ({ id, questions: question_ids })),
  }
  const met = orderOf(ids, mixing, attempt)
  return {
    ...paper,
    questions: met.questions.flatMap((id) => byId.get(id) ?? []),
    ...(layout && mixing.sections && { layout: inSections(layout, met.sections) }),
  }
}
