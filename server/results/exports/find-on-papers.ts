import { setImmediate as aTurn } from 'node:timers/promises'
import { fullMarksOf, type Verdict } from '#domain/marking/marking.ts'
import { hasPool } from '#domain/questionnaires/pools.ts'
import { type PartOfVersion, partsIn, questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import { isUnscored } from '#domain/questions/traits.ts'
import type { Context } from '../../context.ts'

/** A part under a heading; `nth`: which of those it is that share it. By both, `key`, it is the same in other versions. */
type HeadedPart = PartOfVersion & { key: string; title: string; nth: number }

/** What the papers of a quiz have that its tables have columns for. */
export type OnPapers = {
  /** Sections whose questions earn marks, by their keys, with what their columns are called. */
  marks: ReadonlyMap<string, string>
  /** How answers may have been marked. */
  verdicts: readonly Verdict[]
  hasPool: boolean
}

export const headedParts = (version: Pick<Version, 'sections'>): HeadedPart[] => {
  const times = new Map<string, number>()
  const headed = partsIn(version).filter(({ section }) => section.isHeaded)
  return headed.map((part) => {
    const { title } = part.section
    const nth = (times.get(title) ?? 0) + 1
    times.set(title, nth)
    return { ...part, key: `${nth} ${title}`, title, nth }
  })
}

const headerFor = ({ title, nth }: Pick<HeadedPart, 'title' | 'nth'>, taken: readonly string[]): string => {
  const header = nth === 1 ? `${title} · marks` : `${title} (${nth}) · marks`
  return taken.includes(header) ? headerFor({ title, nth: nth + 1 }, taken) : header
}

const isWorthMarks = ({ marking }: Version, { questions }: HeadedPart): boolean =>
  questions.some((question) => fullMarksOf(question, marking) > 0)

/** What all of these versions have, columns of the first of them first; where none has a heading, what every paper has. */
export const findOnPapers = async (
  { db, papers }: Pick<Context, 'db' | 'papers'>,
  versions: readonly { id: string }[],
): Promise<OnPapers> => {
  const marks = new Map<string, string>()
  const has = { pool: false, choice: false, unscored: false }
  for (const { id } of versions) {
    await aTurn()
    const version = await papers.version(db, id)
    const parts = headedParts(version)
    if (parts.length === 0) continue
    for (const part of parts.filter(({ key }) => !marks.has(key)))
      if (isWorthMarks(version, part)) marks.set(part.key, headerFor(part, [...marks.values()]))
    has.pool ||= hasPool(version)
    has.choice ||= version.sections.some(({ choose }) => choose !== undefined)
    has.unscored ||= questionsIn(version).some(({ kind }) => isUnscored(kind))
  }
  const verdicts = [
    ...(['correct', 'partly', 'wrong', 'blank', 'waiting'] as const),
    ...(has.unscored ? (['given'] as const) : []),
    ...(has.choice ? (['not_counted'] as const) : []),
  ]
  return { marks, verdicts, hasPool: has.pool }
}
