import { mixed } from '../questions/parts/order.ts'
import { partsIn, type Version } from './questionnaire.ts'
import type { VersionSettings } from './settings.ts'

type SectionIds = { id: string; questions: readonly string[] }

/** A paper by its ids as it is written: all of its questions, those about each passage, and the headed sections with theirs. */
export type PaperIds = {
  questions: readonly string[]
  passages: readonly (readonly string[])[]
  sections: readonly SectionIds[]
}

/** What of it is mixed. */
export type Mixing = Omit<VersionSettings['order'], 'movement' | 'question_seconds'>

/** What is about one passage stays together, in its order. */
const unitsIn = ({ questions, passages }: PaperIds): (readonly string[])[] => {
  const passageOf = new Map(passages.flatMap((ids) => ids.map((id) => [id, ids])))
  return questions.flatMap((id) => {
    const unit = passageOf.get(id) ?? [id]
    return unit[0] === id ? [unit] : []
  })
}

/** The ids in the order in which an attempt meets them: questions within their section, those above the first one before all. */
export type OrderMet = { questions: string[]; sections: string[] }

/** The same for the same attempt, wherever it is asked for. */
export const orderOf = (ids: PaperIds, mixing: Mixing, attempt: string): OrderMet => {
  const sections = mixing.sections ? mixed(ids.sections, ({ id }) => id, attempt) : ids.sections
  const units = mixing.questions ? mixed(unitsIn(ids), ([first = '']) => first, attempt) : unitsIn(ids)
  const sectionOf = new Map(sections.flatMap(({ questions }, at) => questions.map((id) => [id, at])))
  const placeOf = ([first = '']: readonly string[]): number => sectionOf.get(first) ?? -1
  return {
    questions: units.sort((one, other) => placeOf(one) - placeOf(other)).flat(),
    sections: sections.map(({ id }) => id),
  }
}

type Asked = Pick<Version, 'sections' | 'settings'>

const idsIn = ({ sections }: Asked): PaperIds => {
  const parts = partsIn({ sections }).map(({ section: { id, isHeaded }, questions }) => ({
    ...{ id, isHeaded },
    questions: questions.map((question) => question.id),
  }))
  return {
    questions: parts.flatMap(({ questions }) => questions),
    passages: sections.flatMap(({ items }) =>
      items.flatMap((item) => (item.kind === 'group' ? [item.questions.map(({ id }) => id)] : [])),
    ),
    sections: parts.filter(({ isHeaded }) => isHeaded),
  }
}

/** How an attempt meets a version: the same as its page shows. */
export const orderMet = (version: Asked, attempt: string): OrderMet =>
  orderOf(idsIn(version), version.settings.order, attempt)
