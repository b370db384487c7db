import type { LayoutOnWire } from '#contract/layouts.ts'
import { writtenOnWire } from '#contract/written-on-wire.ts'
import type { Item } from '#domain/item.ts'
import type { Version } from '#domain/questionnaire.ts'

const firstQuestionOf = (item: Item | undefined): string | null => {
  if (item === undefined || item.kind === 'text') return null
  return item.kind === 'group' ? (item.questions[0]?.id ?? null) : item.id
}

/** What stands between the questions, on the wire; null where nothing does. */
export const layoutOnWire = ({ sections }: Pick<Version, 'sections'>): LayoutOnWire | null => {
  const items = sections.flatMap((section) => section.items)
  const layout: LayoutOnWire = { groups: [], texts: [] }
  for (const [at, item] of items.entries()) {
    if (item.kind === 'group')
      layout.groups.push({
        id: item.id,
        stimulus: item.stimulus,
        ...writtenOnWire(item),
        question_ids: item.questions.map(({ id }) => id),
      })
    if (item.kind === 'text') {
      const next = items.slice(at + 1).find(({ kind }) => kind !== 'text')
      layout.texts.push({ id: item.id, text: item.text, ...writtenOnWire(item), before: firstQuestionOf(next) })
    }
  }
  return layout.groups.length + layout.texts.length === 0 ? null : layout
}
