import type * as z from 'zod/mini'
import type { CrowdResultsOnWire, readCrowdResults } from '#contract/runs/responses.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import { questionsIn } from '#domain/questionnaires/questionnaire.ts'
import { sharedTally } from '#domain/statistics/question-tally.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { findShownResults } from '../../audience/presentations/store.ts'
import type { Context } from '../../context.ts'
import type { ShelvedQuiz } from '../../questionnaires/papers/shelve-papers.ts'
import { createShelf } from '../../shelf.ts'
import { isFull, isShut } from './policy.ts'
import { holderOf, responsesOf } from './store.ts'

/** A hall that looks at results is answered from memory so long. */
const FRESH_MS = SECOND
const MOST_KEPT = 8 * 1024 * 1024

type Needs = Pick<Context, 'db' | 'papers' | 'tallies' | 'now'>
type Told = z.input<typeof readCrowdResults.data>
/** `bytes`: 0 until it is made. */
type Made = { at: number; results: Promise<CrowdResultsOnWire>; bytes: number }

/** How a poll stands, for those who have voted, as soon as its teacher lets them see it. */
export const createTellCrowd = ({ db, papers, tallies, now }: Needs) => {
  const shelf = createShelf<Made>({ mostBytes: MOST_KEPT, bytesOf: ({ bytes }) => bytes })

  const count = async ({ questionnaire, version: { id: versionId } }: ShelvedQuiz): Promise<CrowdResultsOnWire> => {
    const { id, settings } = questionnaire
    const questions = questionsIn(await papers.version(db, versionId))
    const tallied = await tallies.of({ id, versionId, questions })
    const isShown = await findShownResults(db, { id, hidesResults: settings.responding.hides_results })
    const told = questions.flatMap((question, at) => {
      const { of, tally } = tallied.questions[at] ?? { of: 0, tally: null }
      const shown = sharedTally(question, tally)
      return shown === null ? [] : [{ question_id: question.id, of, tally: shown, isShown: isShown(at) }]
    })
    const hidden = told.flatMap((each) => (each.isShown ? [] : each.question_id))
    return {
      votes: tallied.responses,
      questions: told.flatMap(({ isShown, ...each }) => (isShown ? each : [])),
      ...(hidden.length > 0 && { hidden }),
    }
  }

  const resultsOf = (quiz: ShelvedQuiz): Promise<CrowdResultsOnWire> => {
    const { version } = quiz
    const known = shelf.get(version.id)
    if (known && performance.now() - known.at < FRESH_MS) return known.results
    const made: Made = { at: performance.now(), results: count(quiz), bytes: 0 }
    shelf.put(version.id, made)
    made.results.then(
      (results) => {
        if (shelf.get(version.id) === made)
          shelf.put(version.id, { ...made, bytes: 2 * JSON.stringify(results).length })
      },
      () => shelf.drop(version.id),
    )
    return made.results
  }

  return async (quiz: ShelvedQuiz, deviceKey: string): Promise<Told> => {
    const { questionnaire } = quiz
    const isClosed = isShut(questionnaire, now()) || (await isFull(db, questionnaire))
    const { results } = questionnaire.settings.responding
    const isShown =
      ABILITIES[questionnaire.kind].presenting && (results === 'after_vote' || (results === 'after_close' && isClosed))
    const holder = holderOf(questionnaire.id, deviceKey)
    const hasVoted = isShown && (await responsesOf(db, [holder])).get(holder)?.isEnded === true
    return { is_closed: isClosed, results: hasVoted ? await resultsOf(quiz) : null }
  }
}
