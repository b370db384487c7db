import { questionId } from '#domain/questions/question-id.ts'
import type { ResponseAnswers, Value } from '#domain/questions/value.ts'
import type { Kept } from './kept.ts'

/** Their type says that the keys are ids, and `Object.keys` forgets it. */
export const idsIn = (answers: ResponseAnswers) => Object.keys(answers).map((id) => questionId.parse(id))

export const givenIn = (answers: Kept['answers']): [id: string, given: Value][] =>
  Object.entries(answers).flatMap(([id, given]) => (given === null ? [] : [[id, given]]))

type Said = { change: string; follows?: string | null }

/** What a device keeps, as it is sent; `follows`: the change that is still on its way. */
export const asGiven = (kept: Kept, { change, follows = null }: Said) => {
  const { deviceKey, versionId, revision, answers, told, isEnded, isEndToSend } = kept
  return {
    device_key: deviceKey,
    version_id: versionId ?? '',
    based_on: revision,
    change,
    answers: givenIn(answers).map(([id, value]) => ({ question_id: id, value })),
    is_ended: isEnded || isEndToSend,
    told: Object.entries(told).map(([name, value]) => ({ name, value })),
    ...(follows !== null && { follows }),
  }
}
