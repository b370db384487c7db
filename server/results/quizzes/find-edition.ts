import { isoOf } from '#contract/wire/wire.ts'
import type { Version } from '#domain/questionnaires/questionnaire.ts'
import { type EditionTally, editionOf, emptyEdition } from '#domain/statistics/edition.ts'
import type { Context } from '../../context.ts'
import type { OwnedQuestionnaireId } from '../../questionnaires/policy.ts'
import type { QuizTally } from './count-results.ts'
import { versionsOf } from './find-results.ts'

export type Needs = Pick<Context, 'db' | 'papers' | 'quizTallies'>

/** A version that stands for all with the same questions. */
export type ListedEdition = { number: number; published_at: string; total: number; also?: number[] }
type Numbered = Awaited<ReturnType<typeof versionsOf>>[number]
/** `edition`: empty where nobody has handed in. */
export type NamedEdition = { shown: Numbered; edition: EditionTally; listed: ListedEdition }

/** What anybody has handed in, and what is current, which is the first: each edition once, under the first of its versions. */
export const editionsIn = (versions: readonly Numbered[], tally: QuizTally): Map<string, NamedEdition> => {
  const byName = new Map<string, NamedEdition>()
  for (const shown of versions) {
    const { id, number, publishedAt, isCurrent } = shown
    if (!isCurrent && !tally.versions.has(id)) continue
    const { name, questions } = editionOf(tally.across, id)
    const known = byName.get(name)
    if (known) {
      known.listed.also = [...(known.listed.also ?? []), number]
      continue
    }
    const edition = tally.editions.get(name) ?? emptyEdition(questions)
    byName.set(name, { shown, edition, listed: { number, published_at: isoOf(publishedAt), total: edition.total } })
  }
  return byName
}

export type FoundEdition = {
  shown: Numbered
  version: Version
  edition: EditionTally
  /** All that there are. */
  editions: NamedEdition[]
  tally: QuizTally
}

/** The results of the version with that number and of all that ask the same; where there is none, of the current one. */
export const findEdition = async (
  { db, papers, quizTallies }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  number: number | undefined,
): Promise<FoundEdition> => {
  const tally = await quizTallies.of(questionnaireId)
  const versions = (await versionsOf(db, questionnaireId)).filter(({ id }) => tally.across.versionIds.includes(id))
  const [current] = versions
  if (current === undefined) throw new Error('a questionnaire has no version')
  const editions = [...editionsIn(versions, tally).values()]
  const wanted = editions.find(({ listed }) => listed.number === number || listed.also?.includes(number ?? 0))
  const shown = wanted?.shown ?? versions.find((each) => each.number === number) ?? current
  const version = await papers.version(db, shown.id)
  const { name, questions } = editionOf(tally.across, shown.id)
  return { shown, version, edition: tally.editions.get(name) ?? emptyEdition(questions), editions, tally }
}
