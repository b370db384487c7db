import type { LayoutOnWire } from '#contract/questionnaires/layouts.ts'

type Sections = NonNullable<LayoutOnWire['sections']>

export type Standing = { isAnswered: (id: string) => boolean; isMarked: (id: string) => boolean }

/**
 * Of sections in which only so many questions count, those that nobody has to answer any more: all without an answer but as
 * many as are still wanted, the first of them. One that is marked for review is one of these.
 */
export const unwantedIn = (sections: Sections, { isAnswered, isMarked }: Standing): ReadonlySet<string> =>
  new Set(
    sections.flatMap(({ choose, question_ids }) => {
      if (choose === undefined) return []
      const open = question_ids.filter((id) => !isAnswered(id))
      const others = open.filter((id) => !isMarked(id))
      const taken = question_ids.length - others.length
      return others.slice(Math.max(0, choose - taken))
    }),
  )
