import { setImmediate as aTurn } from 'node:timers/promises'
import { type SectionTotal, sectionTotal } from '#domain/answers/section-total.ts'
import { fullMarksOf } from '#domain/marking/marking.ts'
import { drawnFor, hasPool } from '#domain/questionnaires/pools.ts'
import { partsIn, questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import { isUnscored } from '#domain/questions/traits.ts'
import type { Context } from '../../context.ts'
import type { ExportedStudent } from './find-exported.ts'

type Needs = Pick<Context, 'db' | 'papers'>

/** A section by its heading, and which it is of several of one version that share it: sections of other versions are the same by that. */
type Named = { title: string; nth: number }
const keyOf = ({ title, nth }: Named): string => `${nth} ${title}`

/** What one student has of a section; `notMet`: how many of its questions were not drawn for them. */
type SectionOfStudent = Named & { total: SectionTotal; notMet: number }
export type SectionsOf = (student: ExportedStudent) => Promise<SectionOfStudent[]>

/** What the papers of a quiz have that its tables have columns for. */
export type OnPapers = {
  /** Sections whose questions earn marks, by their keys, with what their columns are called. */
  marks: ReadonlyMap<string, string>
  hasPool: boolean
  hasChoice: boolean
  hasUnscored: boolean
}

const named = (parts: ReturnType<typeof partsIn>) => {
  const times = new Map<string, number>()
  return parts
    .filter(({ section }) => section.isHeaded)
    .map((part) => {
      const { title } = part.section
      const nth = (times.get(title) ?? 0) + 1
      times.set(title, nth)
      return { ...part, title, nth }
    })
}

const sectionsIn = (version: Version, { id, answers }: ExportedStudent): SectionOfStudent[] => {
  const entries = new Map(answers.map((entry) => [entry.questionId, entry]))
  const { marking } = version
  const all = named(partsIn(version))
  return named(partsIn(drawnFor(version, id))).map(({ section, questions, title, nth }, at) => {
    const own = questions.map((question) => {
      const { verdict = 'blank', marks = 0 } = entries.get(question.id) ?? {}
      return { verdict, marks, most: fullMarksOf(question, marking) }
    })
    const total = sectionTotal(own, { choose: section.choose, floor: marking.floor })
    return { title, nth, total, notMet: (all[at]?.questions.length ?? 0) - questions.length }
  })
}

/** What students have of the sections of their papers that have headings, in order. */
export const createSectionsOf =
  ({ db, papers }: Needs): SectionsOf =>
  async (student) =>
    sectionsIn(await papers.version(db, student.versionId), student)

/** The marks of a section that a student met, as exact marks; undefined where their paper has none of that key. */
export const marksUnder = (sections: readonly SectionOfStudent[], key: string) =>
  sections.find((section) => keyOf(section) === key)?.total.earned

const headerFor = ({ title, nth }: Named, taken: readonly string[]): string => {
  const header = nth === 1 ? `${title} · marks` : `${title} (${nth}) · marks`
  return taken.includes(header) ? headerFor({ title, nth: nth + 1 }, taken) : header
}

/** What all of these versions have, the first of them first. */
export const findOnPapers = async ({ db, papers }: Needs, versions: readonly { id: string }[]): Promise<OnPapers> => {
  const marks = new Map<string, string>()
  const found = { hasPool: false, hasChoice: false, hasUnscored: false }
  for (const { id } of versions) {
    const version = await papers.version(db, id)
    const sections = named(partsIn(version))
    if (sections.length > 0) {
      for (const { title, nth, questions } of sections) {
        const key = keyOf({ title, nth })
        const isWorth = questions.some((question) => fullMarksOf(question, version.marking) > 0)
        if (isWorth && !marks.has(key)) marks.set(key, headerFor({ title, nth }, [...marks.values()]))
      }
      found.hasPool ||= hasPool(version)
      found.hasChoice ||= version.sections.some(({ choose }) => choose !== undefined)
      found.hasUnscored ||= questionsIn(version).some(({ kind }) => isUnscored(kind))
    }
    await aTurn()
  }
  return { marks, ...found }
}
