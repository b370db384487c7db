import type { QuestionId } from '#domain/questions/question-id.ts'
import { randomKey } from '../../calls/random-key.ts'
import { type CallFailure, fail, ok, type Reply } from '../../calls/reply.ts'
import type { SendOptions } from '../device/saving.ts'
import type { RespondingApi } from './api.ts'
import { asGiven } from './as-given.ts'
import { type Refused, refusedIn } from './refused.ts'
import { acknowledged, hasToSend, heard, isAllSent, type ResponseState, reopened, said } from './response-state.ts'

type GivingTools = {
  api: Pick<RespondingApi, 'give' | 'stored'>
  state: () => ResponseState
  become: (state: ResponseState) => void
  /** Keeps the state on the device. */
  keep: () => Promise<unknown>
  /** Takes over what other windows have kept meanwhile. */
  takeOver: () => Promise<void>
  /** In which life of the database the server is heard; null: that is not known. */
  epoch: () => string | null
  onRefused: (refused: Refused) => void
}

export type Giving = {
  /** Brings all of it to the server, as it stands by then. */
  give: (options: SendOptions) => Promise<Reply<unknown>>
  /** Takes over what the server has, but while something is on its way there. */
  readAgain: (timeoutMs: number) => Promise<Reply<unknown>>
}

const withName = (state: ResponseState): ResponseState & { change: string } => ({
  ...state,
  change: state.change ?? randomKey(),
})

/** Leads back to the questions, where it is said what is refused; true where the rest can be kept as it is so far. */
const putRight = ({ state, become, onRefused }: GivingTools, sent: ResponseState, { fields }: CallFailure): boolean => {
  const { answers, told, is_ended: isEnded } = asGiven(sent, { change: '' })
  const ids = answers.map(({ question_id: id }) => id)
  const refused = refusedIn(fields, { answers: ids, told: told.map(({ name }) => name) })
  // Files that are not there any more have to be sent again: nothing else is lost with them.
  const gone = ids.filter((id) => refused[id] === 'file_missing') as QuestionId[]
  onRefused(refused)
  const open: ResponseState = { ...reopened(state()), change: null }
  become(gone.reduce((before, id) => said(before, id, null), open))
  return gone.length > 0 || isEnded
}

type NotTaken = { sent: ResponseState; failure: CallFailure; readStored: () => Promise<Reply<unknown>> }

/** What comes of a refusal; null: it is to be given once more. */
const refusedWith = async (tools: GivingTools, { sent, failure, readStored }: NotTaken) => {
  const { state, become } = tools
  if (failure.code === 'response_changed') {
    const reply = await readStored()
    return reply.ok ? null : reply
  }
  // What was changed meanwhile is judged by itself.
  if (state().changes === sent.changes) {
    // Only whoever gives it can say whether the details are right.
    if (failure.code === 'person_answered') become({ ...reopened(state()), change: null })
    if (failure.code === 'invalid_request' && putRight(tools, sent, failure)) return null
  }
  return fail(failure)
}

/** The line to the server: what went over it last, and what is read over it. */
const createLine = ({ api, state, become, keep, takeOver, epoch }: GivingTools) => {
  /** What was sent last, while it is not known whether it has arrived. */
  let underWay: { change: string; reply: ReturnType<typeof api.give> } | null = null
  /** Rises with whatever is sent, and once nothing is on its way any more. */
  let moves = 0
  return {
    underWay: () => underWay,
    send: (follows: string | undefined, timeoutMs: number) => {
      moves += 1
      const sent = withName(state())
      // It was changed since it was named: the reply may be lost, and then it is said again under the same name.
      if (state().change === null) {
        become(sent)
        void keep()
      }
      const reply = api.give(asGiven(sent, { change: sent.change, follows }), timeoutMs)
      underWay = { change: sent.change, reply }
      return { sent, reply }
    },
    rest: () => {
      underWay = null
      moves += 1
    },
    /** Takes over what the server has, unless something was on its way beside it: its own reply says how it stands then. */
    readStored: async (timeoutMs: number, isFree = () => true): Promise<Reply<unknown>> => {
      const before = moves
      const reply = await api.stored(state().id, timeoutMs)
      await takeOver()
      if (reply.ok && moves === before && isFree()) become(heard(state(), reply.value.response, { epoch: epoch() }))
      return reply
    },
  }
}

/** The way of a response to the server, which takes all of it each time, and only from whoever has seen how it stands. */
export const createGiving = (tools: GivingTools): Giving => {
  const { state, become } = tools
  const { underWay, send, rest, readStored } = createLine(tools)

  const giveOnce = async (timeoutMs: number): Promise<Reply<unknown> | null> => {
    // What is sent is all of it: what was deleted here is read first.
    if (state().isPart) {
      const reply = await readStored(timeoutMs)
      if (!reply.ok) return reply
      if (state().isPart) return ok(null)
    }
    // A page that does not live to hear of it says it again, under the same name.
    become(withName(state()))
    await tools.keep()
    const { sent, reply: given } = send(undefined, timeoutMs)
    const reply = await given
    await tools.takeOver()
    if (reply.ok) {
      const { revision, is_ended: isCounted } = reply.value
      become(acknowledged(state(), sent, { revision, isCounted, epoch: tools.epoch() }))
      return reply
    }
    // Another window may have brought it all to the server meanwhile.
    return isAllSent(state())
      ? ok(null)
      : refusedWith(tools, { sent, failure: reply.failure, readStored: () => readStored(timeoutMs) })
  }

  /** The page may be gone in a moment: behind what is on its way, which may be all there is. */
  const giveLast = async (timeoutMs: number): Promise<Reply<unknown>> => {
    if (!hasToSend(state()) || state().isPart) return ok(null)
    const before = underWay()
    return before && before.change === state().change ? before.reply : send(before?.change, timeoutMs).reply
  }

  return {
    readAgain: (timeoutMs) => readStored(timeoutMs, () => underWay() === null),
    give: async ({ keepalive, timeoutMs }) => {
      if (keepalive) return giveLast(timeoutMs)
      let reply: Reply<unknown> | null = null
      while (reply === null) reply = hasToSend(state()) ? await giveOnce(timeoutMs) : ok(null)
      rest()
      await tools.keep()
      return reply
    },
  }
}
