import { questionsIn, type Version } from '#domain/questionnaires/questionnaire.ts'
import type { Tallies } from '../../runs/responses/keep-tallies.ts'

/** Each question of a version with how often what was answered, and how many have voted. */
export const countVotes = async (tallies: Tallies, id: string, version: Version) => {
  const questions = questionsIn(version)
  const tallied = await tallies.of({ id, versionId: version.id, questions })
  return {
    votes: tallied.responses,
    questions: questions.map((question, at) => ({
      question,
      ...(tallied.questions[at] ?? { of: 0, tally: null }),
    })),
  }
}
