import { isoOf } from '#contract/wire.ts'
import { type EditionTally, emptyEdition } from '#domain/edition.ts'
import type { Version } from '#domain/questionnaire.ts'
import type { Context } from '../context.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { versionsOf } from './find-results.ts'
import { nameEdition } from './name-edition.ts'
import type { QuizTally, Tallies } from './tally-questions.ts'

export type Needs = Pick<Context, 'db' | 'papers'> & { tallies: Tallies }

/** A version that stands for all with the same questions. */
type Listed = { number: number; published_at: string; total: number; also?: number[] }
type Numbered = Awaited<ReturnType<typeof versionsOf>>[number]

/** What anybody has handed in, and what is current: each edition once, under the first of its versions. */
const listed = (
  versions: readonly Numbered[],
  tally: QuizTally,
  current: { id: string; edition: string },
): Listed[] => {
  const byEdition = new Map<string, Listed>()
  for (const { id, number, publishedAt } of versions) {
    const edition = id === current.id ? current.edition : tally.versions.get(id)?.edition
    if (edition === undefined) continue
    const known = byEdition.get(edition)
    if (known) known.also = [...(known.also ?? []), number]
    else
      byEdition.set(edition, {
        number,
        published_at: isoOf(publishedAt),
        total: tally.editions.get(edition)?.total ?? 0,
      })
  }
  return [...byEdition.values()]
}

export type FoundEdition = { shown: Numbered; version: Version; edition: EditionTally; versions: Listed[] }

/** The results of the version with that number and of all that ask the same; where there is none, of the current one. */
export const findEdition = async (
  { db, papers, tallies }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  number: number | undefined,
): Promise<FoundEdition> => {
  const versions = await versionsOf(db, questionnaireId)
  const tally = await tallies.of(questionnaireId)
  const [current] = versions
  if (current === undefined) throw new Error('a questionnaire has no version')
  const currentEdition = nameEdition(await papers.version(db, current.id))
  const all = listed(versions, tally, { id: current.id, edition: currentEdition })
  const wanted = all.find((each) => each.number === number || each.also?.includes(number ?? 0))
  const shown = versions.find((each) => each.number === (wanted?.number ?? number)) ?? current
  const version = await papers.version(db, shown.id)
  return { shown, version, edition: tally.editions.get(nameEdition(version)) ?? emptyEdition(version), versions: all }
}
