import type { Item } from '#domain/questionnaires/items/item.ts'
import { questionsIn, type Section, type Version } from '#domain/questionnaires/questionnaire.ts'
import type { LayoutOnWire } from './layouts.ts'
import { writtenOnWire } from './written-on-wire.ts'

const firstQuestionOf = (item: Item | undefined): string | null => {
  if (item === undefined || item.kind === 'text') return null
  return item.kind === 'group' ? (item.questions[0]?.id ?? null) : item.id
}

/** What stands between the questions, on the wire; null where nothing does. */
export const layoutOnWire = ({ sections }: Pick<Version, 'sections'>): LayoutOnWire | null => {
  const layout: LayoutOnWire = { groups: [], texts: [] }
  const items = sections.flatMap((section, place) => section.items.map((item) => ({ item, place })))
  for (const [at, { item, place }] of items.entries()) {
    if (item.kind === 'group')
      layout.groups.push({
        id: item.id,
        stimulus: item.stimulus,
        ...writtenOnWire(item),
        question_ids: item.questions.map(({ id }) => id),
      })
    if (item.kind === 'text') {
      const next = items.slice(at + 1).find((each) => each.item.kind !== 'text')
      const section = next && next.place > place ? sections[next.place] : undefined
      const before = section?.id ?? firstQuestionOf(next?.item)
      layout.texts.push({ id: item.id, text: item.text, ...writtenOnWire(item), before })
    }
  }
  const headed = sections.filter(({ isHeaded }) => isHeaded)
  if (headed.length > 0) layout.sections = headed.map(sectionOnWire)
  return layout.groups.length + layout.texts.length + headed.length === 0 ? null : layout
}

const sectionOnWire = (section: Section): NonNullable<LayoutOnWire['sections']>[number] => ({
  id: section.id,
  title: section.title,
  instructions: section.instructions,
  ...writtenOnWire(section),
  question_ids: questionsIn({ sections: [section] }).map(({ id }) => id),
  ...(section.choose !== undefined && { choose: section.choose }),
  ...(section.minutes !== undefined && { minutes: section.minutes }),
})
