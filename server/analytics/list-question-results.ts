import type * as z from 'zod/mini'
import type { listQuestionResults as contract } from '#contract/analytics.ts'
import { questionOnWire } from '#contract/questions-on-wire.ts'
import { isoOf } from '#contract/wire.ts'
import type { Context } from '../context.ts'
import type { OwnedQuestionnaireId } from '../questionnaires/policy.ts'
import { versionsOf } from './find-results.ts'
import type { Tallies, VersionTally } from './tally-questions.ts'

type Listed = z.input<typeof contract.data>
type Needs = Pick<Context, 'db'> & { tallies: Tallies }

/** How each question of one version was answered: of the one with that number, and where there is none, of the current one. */
export const listQuestionResults = async (
  { db, tallies }: Needs,
  questionnaireId: OwnedQuestionnaireId,
  number: number | undefined,
): Promise<Listed> => {
  const versions = await versionsOf(db, questionnaireId)
  const tallied = await tallies.of(questionnaireId)
  const [current] = versions
  const shown = versions.find((version) => version.number === number) ?? current
  if (shown === undefined) throw new Error('a questionnaire has no version')
  const { questions } = tallied.get(shown.id) ?? (await tallies.emptyVersion(shown.id))
  return {
    version: shown.number,
    versions: versions.map(({ id, number, publishedAt }) => ({
      number,
      published_at: isoOf(publishedAt),
      total: tallied.get(id)?.total ?? 0,
    })),
    questions: questions.map((tally) => tallyOnWire(tally, shown.publishedAt)),
  }
}

const tallyOnWire = (
  { question, tally: { verdicts, time, given } }: VersionTally['questions'][number],
  publishedAt: number,
): Listed['questions'][number] => ({
  question: questionOnWire(question, publishedAt),
  verdicts,
  average_time_ms: time.of === 0 ? null : Math.round(time.ms / time.of),
  tally: given,
})
