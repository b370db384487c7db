import type { EditionTally } from './edition.ts'
import { fullMarksOf } from './marking.ts'
import type { Marks } from './marks.ts'
import { questionsIn, type Version } from './questionnaire.ts'

/** Some questions of a quiz together. `earned` and `blank`: percent of all marks, and of all answers, there could have been. */
export type Part = { questions: number; outOf: Marks; earned: number | null; blank: number | null }

const percentOf = (count: number, of: number): number | null => (of === 0 ? null : (100 * count) / of)

/** What each part of a quiz came to, by what names the part of a question, in the order in which they come. */
export const partsBy = <Name>(
  { questions, sums, marking }: EditionTally,
  nameAt: (at: number) => Name,
): Map<Name, Part> => {
  const places = Map.groupBy(questions.keys(), nameAt)
  const parts = new Map<Name, Part>()
  for (const [name, own] of places) {
    const sum = { outOf: 0, marks: 0, blanks: 0 }
    for (const at of own) {
      const each = questions[at]
      if (each === undefined) continue
      sum.outOf += fullMarksOf(each.question, marking)
      sum.marks += sums.items[at]?.marks ?? 0
      sum.blanks += each.tally.verdicts.blank
    }
    parts.set(name, {
      questions: own.length,
      outOf: sum.outOf,
      earned: percentOf(sum.marks, sum.outOf * sums.count),
      blank: percentOf(sum.blanks, own.length * sums.count),
    })
  }
  return parts
}

/** Sections in which anything is asked, with how many questions; none where there is one alone. */
export const sectionsAsked = (version: Pick<Version, 'sections'>): { title: string; questions: number }[] => {
  const asked = version.sections.flatMap((section) => {
    const questions = questionsIn({ sections: [section] }).length
    return questions === 0 ? [] : { title: section.title, questions }
  })
  return asked.length < 2 ? [] : asked
}

/** For each question the place of its section. */
export const sectionPlaces = (sections: readonly { questions: number }[]): number[] =>
  sections.flatMap(({ questions }, place) => Array.from({ length: questions }, () => place))
