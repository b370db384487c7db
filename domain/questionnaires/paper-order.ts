import { mixed } from '../questions/parts/order.ts'
import { partsIn, type Version } from './questionnaire.ts'

/** A paper by the ids of its questions as they are written: all of them, those about each passage, and those under each heading. */
export type PaperIds = {
  questions: readonly string[]
  passages: readonly (readonly string[])[]
  sections: readonly (readonly string[])[]
}

/** What is about one passage stays together, in its order. */
const unitsIn = ({ questions, passages }: PaperIds): (readonly string[])[] => {
  const passageOf = new Map(passages.flatMap((ids) => ids.map((id) => [id, ids])))
  return questions.flatMap((id) => {
    const unit = passageOf.get(id) ?? [id]
    return unit[0] === id ? [unit] : []
  })
}

/** The order in which an attempt meets questions that are mixed: each section in itself, and what stands above the first before them. */
export const mixedOrder = (ids: PaperIds, attempt: string): string[] => {
  const sectionOf = new Map(ids.sections.flatMap((section, at) => section.map((id) => [id, at])))
  const placeOf = ([first = '']: readonly string[]): number => sectionOf.get(first) ?? -1
  return mixed(unitsIn(ids), ([first = '']) => first, attempt)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flat()
}

type Asked = Pick<Version, 'sections' | 'settings'>

const idsIn = ({ sections }: Asked): PaperIds => {
  const parts = partsIn({ sections }).map(({ section, questions }) => ({
    isHeaded: section.isHeaded,
    ids: questions.map(({ id }) => id),
  }))
  return {
    questions: parts.flatMap(({ ids }) => ids),
    passages: sections.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'group' ? [item.questions.map(({ id }) => id)] : [])),
    ),
    sections: parts.flatMap(({ isHeaded, ids }) => (isHeaded ? [ids] : [])),
  }
}

/** The ids of all questions of a version in the order in which an attempt meets them: the same as its page shows. */
export const orderMet = (version: Asked, attempt: string): string[] => {
  const ids = idsIn(version)
  return version.settings.order.questions ? mixedOrder(ids, attempt) : [...ids.questions]
}
