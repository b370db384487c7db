import { askInHall, setHallQuestion, voteInHall } from '#contract/audience/audience-questions.ts'
import { keyOf, type PublishedResponded } from './respond.ts'
import { HALL_QUESTIONS } from './revision-poll.ts'
import type { Visitor } from './visitor.ts'

type Hall = { poll: PublishedResponded; teacher: Visitor; newVisitor: () => Visitor }

/** Lets an audience ask its teacher, who shows what may be seen, and vote on what is. */
export const askInHallOf = async ({ poll, teacher, newVisitor }: Hall) => {
  const { code } = poll
  for (const [at, { text, state, votes }] of HALL_QUESTIONS.entries()) {
    const asks = { code, device_key: keyOf('asks', at), ask_key: keyOf('ask', at), text }
    const { id } = askInHall.data.parse(await newVisitor()('POST', askInHall.path, asks))
    if (state === 'waiting') continue
    const place = setHallQuestion.path.replace(':id', poll.id).replace(':hall_question', id)
    await teacher('PUT', place, { state: 'shown' })
    for (let voter = 0; voter < votes; voter += 1) {
      const vote = { code, device_key: keyOf('poll', voter), question_id: id, is_set: true }
      await newVisitor()('PUT', voteInHall.path, vote)
    }
    await teacher('PUT', place, { state })
  }
}
