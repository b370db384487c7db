import type { Value } from '#domain/questions/value.ts'
import { ENDED } from '../device/kept-response.ts'
import { type ResponseState, saidIn, unsentOf } from './response-state.ts'

type Said = { change: string; follows?: string | undefined }

/** All of a response, as it is sent; `follows`: the change that is still on its way. */
export const asGiven = (state: ResponseState, { change, follows }: Said) => {
  const { answers, told } = saidIn({ ...state, brought: {} })
  return {
    device_key: state.id,
    version_id: state.versionId ?? '',
    based_on: state.standing.revision,
    change,
    answers: Object.entries<Value | null>(answers).flatMap(([id, value]) =>
      value === null ? [] : [{ question_id: id, value }],
    ),
    is_ended: state.isEnded || unsentOf(state).includes(ENDED),
    told: Object.entries(told).map(([name, value]) => ({ name, value })),
    ...(follows !== undefined && { follows }),
  }
}
