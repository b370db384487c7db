import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import { isSameValue, type Value } from '#domain/questions/value.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { randomKey } from '../../calls/random-key.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { createPatience, keepTrying, timeoutMs } from '../../calls/retry.ts'
import type { FileSending } from '../../questions/parts/sending-files-context.tsx'
import type { RespondingApi } from './api.ts'
import { asGiven, givenIn, idsIn } from './as-given.ts'
import type { Brought } from './from-link.ts'
import { isAskedAnew, isToSend, type Kept, keep, keptAnew, keptSince, nothingYet, readKept } from './kept.ts'
import { merged } from './merged.ts'
import { NOTHING_REFUSED, ofTold, refusedIn, without, withoutGone } from './refused.ts'
import type { ResponseView } from './response-view.ts'

/** Everything is sent so long after the last change of it. */
const SEND_AFTER_MS = SECOND

const NOT_ENDED = { isEnded: false, isEndToSend: false }

/** One response on one device: every change is kept there before it is sent, and sent until the server has it. */
export class Responder {
  readonly #code: string
  readonly #api: RespondingApi
  readonly #patience = createPatience()
  readonly #listeners = new Set<() => void>()
  #kept: Kept
  #isKept = false
  #failure: CallFailure | null = null
  #refused = NOTHING_REFUSED
  #isSending = false
  /** The change that was sent last, while it is not known whether it has arrived. */
  #underWay: string | null = null
  #timer: ReturnType<typeof setTimeout> | undefined
  #view: ResponseView
  #paper: Pick<RespondedPaperOnWire, 'kind' | 'epoch' | 'responding'> | null = null
  #files: FileSending | undefined

  constructor(code: string, api: RespondingApi) {
    this.#code = code
    this.#api = api
    this.#kept = readKept(code) ?? nothingYet()
    this.#view = this.#seen()
  }

  /** What it takes to send files with it. */
  get files(): FileSending {
    this.#files ??= {
      code: this.#code,
      deviceKey: this.#kept.deviceKey,
      versionId: () => this.#kept.versionId,
      answerTo: (id) => this.#kept.answers[id] ?? null,
      answer: (id, given) => this.answer(id, given),
      underWay: new Set(),
    }
    return this.#files
  }

  /** By which the server knows this device. */
  get deviceKey() {
    return this.#kept.deviceKey
  }

  get versionId() {
    return this.#kept.versionId
  }

  view = (): ResponseView => this.#view

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** With the paper at hand: takes over what the server has, and sends what it lacks. */
  async begin(paper: RespondedPaperOnWire, brought?: Brought) {
    this.#take(paper, brought)
    this.#tell()
    // What was under way when the page was left is said again: the server knows whether it has it.
    const { revision, isSent, change } = this.#kept
    if (change === null && (revision > 0 || !isSent)) await this.#readAgain()
    this.#tell()
    void this.#send()
  }

  /** With a paper from before, and no server to ask: goes on with what the device keeps, until `begin`. */
  resume(paper: RespondedPaperOnWire, brought?: Brought) {
    this.#take(paper, brought)
    this.#tell()
    void this.#send()
  }

  #take(paper: RespondedPaperOnWire, brought: Brought = { told: {}, answers: {} }) {
    this.#paper = paper
    // Another window may have been the first on this device, and have named it.
    if (!this.#view.isBegun) this.#kept = readKept(this.#code) ?? this.#kept
    this.#view = this.#seen()
    const { deviceKey, told } = this.#kept
    const isAnew = !ABILITIES[paper.kind].versions && isAskedAnew(this.#kept, paper)
    const kept = isAnew ? { ...nothingYet(), deviceKey, told } : this.#kept
    this.#kept = { ...kept, versionId: paper.version_id, told: { ...brought.told, ...told } }
    // What the link brings is sent with the first answer: who only looks has given nothing.
    if (!this.#view.isBegun) {
      const unsent = idsIn(brought.answers)
      this.#kept = { ...this.#kept, answers: brought.answers, unsent }
    }
  }

  answer(id: QuestionId, given: Value | null) {
    this.#refused = without(this.#refused, id)
    this.#change(({ answers, unsent }) => ({
      answers: { ...answers, [id]: given },
      unsent: [...new Set([...unsent, id])],
    }))
    this.#sendSoon()
  }

  tell(name: string, said: string) {
    this.#refused = without(this.#refused, ofTold(name))
    this.#change(({ told }) => ({ told: { ...told, [name]: said } }))
    this.#sendSoon()
  }

  /** Says that it is complete. */
  end() {
    this.#change(() => ({ isEnded: true, isEndToSend: true }))
    void this.#send()
  }

  /** Goes back to the questions, where what was given may be changed. */
  reopen() {
    this.#takeOver()
    this.#kept = { ...this.#kept, ...NOT_ENDED }
    this.#tell()
  }

  /** Tries what was refused once more, for whoever thinks that it may be taken now. */
  sendAgain = () => this.#send()

  /** After what was given was erased: as another device from here on, with all that stands here or with nothing. */
  startAnew(isGivenAgain: boolean) {
    if (this.#failure?.code !== 'response_erased') return
    this.#kept = keptAnew(this.#code, this.#kept, isGivenAgain)
    this.#failure = null
    this.#files = undefined
    this.#tell()
    void this.#send()
  }

  /** How all have answered, as far as this device may know it. */
  crowd = () => this.#api.crowd(this.#kept.deviceKey)

  /** The page may be gone in a moment: what is unsent goes at once, behind what is on its way. */
  flushBeforeLeaving = () => {
    if (!this.#hasToSend() || this.#kept.isPart) return
    if (!this.#isSending) return void this.#send()
    this.#patience.wake()
    // It is on its way as it stands.
    if (this.#kept.change !== null) return
    const [change, follows] = [randomKey(), this.#underWay]
    this.#kept = { ...this.#kept, change }
    this.#underWay = change
    this.#tell()
    void this.#api.give(asGiven(this.#kept, { change, follows }), timeoutMs(0))
  }

  /** The network is back, or somebody does not want to wait. */
  wake = () => this.#patience.wake()

  #change(changesOf: (kept: Kept) => Partial<Kept>) {
    this.#takeOver()
    this.#kept = { ...this.#kept, ...changesOf(this.#kept), isSent: false, change: null }
    this.#tell()
  }

  /** What other windows have kept since is not written over: whoever changes anything begins with it. */
  #takeOver() {
    if (this.#isKept) this.#kept = keptSince(this.#code, this.#kept)
  }

  #tell() {
    this.#isKept = keep(this.#code, this.#kept, this.#isAnonymous())
    this.#view = this.#seen()
    for (const listener of this.#listeners) listener()
  }

  #seen(): ResponseView {
    const { answers, told, isEnded, isCounted, revision, isSent } = this.#kept
    const isBegun = revision > 0 || !isSent
    const sending = { isKnown: isSent, isKept: this.#isKept, failure: this.#failure, refused: this.#refused }
    return { answers, told, isEnded, isCounted, isBegun, isStored: revision > 0, ...sending }
  }

  /** As the server said when it told what it asks. */
  #epoch = () => this.#paper?.epoch ?? null

  #isOneCall = () => this.#paper !== null && ABILITIES[this.#paper.kind].oneCall
  #isAnonymous = () => this.#paper?.responding.anonymous === true

  /** What is given in one call is sent when its respondent says so. */
  #hasToSend() {
    this.#takeOver()
    return isToSend(this.#kept, this.#isOneCall())
  }

  #sendSoon() {
    clearTimeout(this.#timer)
    this.#timer = setTimeout(() => void this.#send(), SEND_AFTER_MS)
  }

  async #send() {
    clearTimeout(this.#timer)
    if (this.#isSending) return
    this.#isSending = true
    while (this.#hasToSend() && (await this.#sendOnce()));
    this.#isSending = false
  }

  /** False where trying again mends nothing. */
  async #sendOnce(): Promise<boolean> {
    // What is sent is all of it: what was deleted here is read first.
    if (this.#kept.isPart) await this.#readAgain()
    if (this.#kept.isPart) return false
    const change = this.#kept.change ?? randomKey()
    this.#kept = { ...this.#kept, change }
    this.#underWay = change
    // A page that does not live to hear of it says it again.
    this.#isKept = keep(this.#code, this.#kept, this.#isAnonymous())
    const said = this.#kept
    const reply = await keepTrying((timeoutMs) => this.#api.give(asGiven(said, { change }), timeoutMs), {
      patience: this.#patience,
      onFailure: (failure) => {
        this.#failure = failure
        this.#takeOver()
        this.#tell()
      },
    })
    this.#takeOver()
    // Another window may have brought it all to the server meanwhile.
    this.#failure = reply.ok || this.#kept.isSent ? null : reply.failure
    // What was changed meanwhile is still to be sent, and judged by itself.
    const isChanged = this.#kept.change !== change
    if (reply.ok) {
      const { answers, unsent } = this.#kept
      const isSent = this.#kept.isSent || !isChanged
      const left = unsent.filter((id) => !isSent && !isSameValue(answers[id] ?? null, said.answers[id] ?? null))
      const { revision, is_ended: isCounted } = reply.value
      const next = isChanged ? this.#kept.change : null
      const isEndToSend = isChanged && this.#kept.isEndToSend
      const now = { revision, isCounted, isSent, isEndToSend, unsent: left, change: next, epoch: this.#epoch() }
      this.#kept = { ...this.#kept, ...now }
    } else if (reply.failure.code === 'response_changed') {
      await this.#readAgain()
      this.#failure = null
    }
    // Only whoever gives it can say whether the details are right.
    if (!reply.ok && !isChanged && reply.failure.code === 'person_answered')
      this.#kept = { ...this.#kept, ...NOT_ENDED, change: null }
    const isRefused = !reply.ok && !isChanged && reply.failure.code === 'invalid_request'
    const isMended = isRefused && this.#putRight(said, reply.failure)
    this.#tell()
    return reply.ok || reply.failure.code === 'response_changed' || isChanged || isMended
  }

  /** Leads back to the questions, where it is said what is refused; true where the rest can be kept as it is so far. */
  #putRight(said: Kept, failure: CallFailure): boolean {
    const answers = givenIn(said.answers).map(([id]) => id)
    this.#refused = refusedIn(failure.fields, { answers, told: Object.keys(said.told) })
    const left = withoutGone(this.#kept.answers, this.#refused)
    const isLess = Object.keys(left).length < Object.keys(this.#kept.answers).length
    this.#kept = { ...this.#kept, ...NOT_ENDED, change: null, answers: left }
    return isLess || said.isEnded || said.isEndToSend
  }

  /** What another window of this device has said is taken over; what was changed here since stays. */
  async #readAgain() {
    const reply = await keepTrying((timeoutMs) => this.#api.stored(this.#kept.deviceKey, timeoutMs), {
      patience: this.#patience,
      onFailure: () => undefined,
    })
    this.#takeOver()
    if (!reply.ok) return
    this.#kept = {
      ...merged(this.#kept, reply.value.response, this.#isAnonymous()),
      change: null,
      epoch: this.#epoch(),
    }
  }
}
