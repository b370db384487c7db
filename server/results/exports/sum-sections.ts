import { type SectionTotal, sectionTotal } from '#domain/answers/section-total.ts'
import { fullMarksOf } from '#domain/marking/marking.ts'
import { drawnFor } from '#domain/questionnaires/pools.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import type { Context } from '../../context.ts'
import { createNumberedShelf } from '../../shelf.ts'
import type { ExportedStudent } from './find-exported.ts'
import { headedParts } from './find-on-papers.ts'

/** Of those versions alone that come one after the other. */
const MOST_KEPT = 4

/** What one student has of a section, in exact marks; `notMet`: how many of its questions were not drawn for them. */
export type SectionOfStudent = { key: string; title: string; total: SectionTotal; notMet: number }
export type SectionsOf = (student: ExportedStudent) => Promise<SectionOfStudent[]>

const sectionsIn = (version: Version, { id, answers }: ExportedStudent): SectionOfStudent[] => {
  const entries = new Map(answers.map((entry) => [entry.questionId, entry]))
  const { marking } = version
  const asked = headedParts(version)
  return headedParts(drawnFor(version, id)).map(({ section, questions, key, title }, at) => {
    const own = questions.map((question) => {
      const { verdict = 'blank', marks = 0 } = entries.get(question.id) ?? {}
      return { verdict, marks, most: fullMarksOf(question, marking) }
    })
    const total = sectionTotal(own, { choose: section.choose, floor: marking.floor })
    return { key, title, total, notMet: (asked[at]?.questions.length ?? 0) - questions.length }
  })
}

/** What students have of the sections of their papers that have headings, in order. */
export const createSectionsOf = ({ db, papers }: Pick<Context, 'db' | 'papers'>): SectionsOf => {
  const kept = createNumberedShelf<Version>(MOST_KEPT)
  return async (student) => {
    const version = kept.get(student.versionId) ?? (await papers.version(db, student.versionId))
    kept.set(student.versionId, version)
    return sectionsIn(version, student)
  }
}
