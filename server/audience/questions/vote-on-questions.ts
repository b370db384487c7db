import { isVotedOn } from '#domain/audience/audience-question.ts'
import { fail, ok, type Result } from '#domain/result.ts'
import type { Work } from '../../database/committer.ts'
import { lockQuestions, setVote, setVotes } from './store.ts'

export type HallVote = { questionnaireId: string; questionId: string; holder: string; isSet: boolean }

export type VoteOutcome = Result<{ isSet: boolean; votes: number }, 'hall_question_gone'>

/** Counts what several devices want answered, each as often as it is so: once or not at all. */
export const voteOnQuestions: Work<HallVote, VoteOutcome> = async (trx, votes) => {
  const questions = await lockQuestions(trx, [...new Set(votes.map(({ questionId }) => questionId))])
  const changed = new Set<string>()
  const outcomes: VoteOutcome[] = []
  for (const { questionnaireId, questionId, holder, isSet } of votes) {
    const question = questions.get(questionId)
    const isTheirs = question?.questionnaireId === questionnaireId && question.holder !== holder
    if (!question || !isTheirs || !isVotedOn(question.state)) {
      outcomes.push(fail('hall_question_gone'))
      continue
    }
    const more = await setVote(trx, { holder, question_id: questionId }, isSet)
    if (more !== 0) changed.add(questionId)
    question.votes += more
    outcomes.push(ok({ isSet, votes: question.votes }))
  }
  for (const [id, { votes: counted }] of questions) if (changed.has(id)) await setVotes(trx, { id, votes: counted })
  return outcomes
}
