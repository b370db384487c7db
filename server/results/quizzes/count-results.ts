import type { AcrossVersions } from '#domain/statistics/across-versions.ts'
import {
  copyOfEdition,
  countedEntries,
  countIntoEdition,
  type Edition,
  type EditionTally,
  editionOf,
  emptyEdition,
  keepEditionBounded,
} from '#domain/statistics/edition.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { withinHeap } from '../../shelf.ts'
import type { Result } from './find-results.ts'

/** In bytes: 80 questions to each of which 2,000 different answers were typed. */
const MOST_OF_QUIZ = withinHeap(32 * 1024 * 1024)
const LOOK_EVERY = 20

/** What the results of a quiz came to. */
export type QuizTally = {
  /** What is counted together of all versions. */
  across: AcrossVersions
  /** By their names. */
  editions: ReadonlyMap<string, EditionTally>
  /** How many results of which version there are, by its id. */
  versions: ReadonlyMap<string, number>
}

/** Counts into copies of what is known, which is left as it is: others read it, and it stands if this fails. */
export const createCounting = (known: QuizTally) => {
  const { across } = known
  const editions = new Map(known.editions)
  const versions = new Map(known.versions)
  const own = new Map<string, EditionTally>()
  const byVersion = new Map<string, Edition>()

  const editionOfVersion = (id: string): Edition => {
    const found = byVersion.get(id) ?? editionOf(across, id)
    byVersion.set(id, found)
    return found
  }
  const ownEdition = ({ name, questions }: Edition): EditionTally => {
    const before = editions.get(name)
    const copy = before ? copyOfEdition(before) : emptyEdition(questions)
    editions.set(name, copy)
    own.set(name, copy)
    return copy
  }
  const add = (result: Result, { id, minutes }: { id: string; minutes: number }): void => {
    const edition = editionOfVersion(id)
    const tally = own.get(edition.name) ?? ownEdition(edition)
    const timeShare = (result.endedAt - result.startedAt) / (minutes * MINUTE)
    countIntoEdition(tally, countedEntries(across, id, result.entries()), timeShare)
    if (tally.total % LOOK_EVERY === 0) keepEditionBounded(tally, MOST_OF_QUIZ / editions.size)
    versions.set(id, (versions.get(id) ?? 0) + 1)
  }
  return { editions, versions, add }
}
