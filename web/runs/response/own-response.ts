import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import { ABILITIES } from '#domain/questionnaires/kinds.ts'
import type { QuestionId } from '#domain/questions/question-id.ts'
import type { Value } from '#domain/questions/value.ts'
import { randomKey } from '../../calls/random-key.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { createPatience, keepTrying } from '../../calls/retry.ts'
import type { FileSending } from '../../questions/parts/sending-files-context.tsx'
import { answered, newestWrite } from '../device/journal-database.ts'
import { ENDED, type KeptResponse, nameOfTold } from '../device/kept-response.ts'
import type { ResponseJournal } from '../device/response-journal.ts'
import { Saving } from '../device/saving.ts'
import type { RespondingApi } from './api.ts'
import type { Brought } from './from-link.ts'
import { createGiving } from './giving.ts'
import { NOTHING_REFUSED, ofTold, without } from './refused.ts'
import {
  askedAnew,
  broughtIn,
  ended,
  hasToSend,
  isAllSent,
  isAskedAnew,
  isBegun,
  newResponse,
  type ResponseState,
  recordOf,
  reopened,
  resumedResponse,
  said,
  saidIn,
  withKept,
} from './response-state.ts'
import type { ResponseView } from './response-view.ts'

type Tools = {
  api: RespondingApi
  journal: Pick<ResponseJournal, 'write' | 'leaveBehind' | 'readOne' | 'startAnew'>
  /** This page's name as a writer. */
  device: string
}

/** What the device keeps of a response before this page changes anything; `id`: the key by which the server knows the device. */
type Start = { code: string; id: string; kept: KeptResponse | null }

/** Text that a value may be: no half of a pair, and no null character. */
const storable = (text: string): string => text.replaceAll('\u0000', '').toWellFormed()

/** One response on one device: every change is kept there before it is sent, and sent until the server has it. */
export class OwnResponse {
  readonly #tools: Tools
  readonly #patience = createPatience()
  readonly #listeners = new Set<() => void>()
  readonly #write = newestWrite(async () => {
    const { changes } = this.#state
    const kept = await this.#tools.journal.write(recordOf(this.#state, Date.now()))
    this.#keptChanges = kept ? Math.max(this.#keptChanges, changes) : this.#keptChanges
    this.#keptName = kept ? kept.change : this.#keptName
    if (kept) this.#state = withKept(this.#state, kept)
    this.#hasCopy = kept !== null
    this.#show()
  })
  readonly #giving = createGiving({
    api: { give: (...call) => this.#tools.api.give(...call), stored: (...call) => this.#tools.api.stored(...call) },
    state: () => this.#state,
    become: (state) => {
      this.#state = state
      this.#show()
    },
    keep: () => answered(this.#write()),
    takeOver: async () => {
      const kept = await this.#tools.journal.readOne(this.#state.id)
      if (kept) this.#state = withKept(this.#state, kept)
    },
    epoch: () => this.#epoch,
    onRefused: (refused) => {
      this.#refused = refused
    },
  })
  #saving = this.#newSaving()
  #state: ResponseState
  #epoch: string | null = null
  #hasCopy = false
  #keptChanges = -1
  /** The name under which the device keeps what is on its way: whoever sends it again has to use the same. */
  #keptName: string | null = null
  #failure: CallFailure | null = null
  #refused = NOTHING_REFUSED
  #view: ResponseView
  #files: FileSending | undefined

  constructor({ code, id, kept }: Start, tools: Tools) {
    this.#tools = tools
    this.#state = kept ? resumedResponse(kept, tools.device) : newResponse({ code, id, device: tools.device })
    this.#view = this.#seen()
  }

  /** What it takes to send files with it. */
  get files(): FileSending {
    const { code, id } = this.#state
    this.#files ??= {
      code,
      deviceKey: id,
      versionId: () => this.#state.versionId,
      answerTo: (question) => this.#view.answers[question] ?? null,
      answer: (question, given) => this.answer(question, given),
      underWay: new Set(),
    }
    return this.#files
  }

  /** By which the server knows this device. */
  get deviceKey() {
    return this.#state.id
  }

  get versionId() {
    return this.#state.versionId
  }

  view = (): ResponseView => this.#view

  listen = (listener: () => void): (() => void) => {
    this.#listeners.add(listener)
    return () => this.#listeners.delete(listener)
  }

  /** With the paper at hand: takes over what the server has, and sends what it lacks. */
  async begin(paper: RespondedPaperOnWire, brought?: Brought) {
    this.#take(paper, brought)
    await this.goOn(paper.epoch)
  }

  /** With a paper from before, and no server to ask: goes on with what the device keeps, until `begin`. */
  resume(paper: RespondedPaperOnWire, brought?: Brought) {
    this.#take(paper, brought)
    void this.#keep().then(() => this.#saving.flush())
  }

  /** Asks the server what it has, in whose `epoch`, and sends what it lacks. */
  async goOn(epoch: string | undefined) {
    this.#epoch = epoch ?? null
    // What was under way when the page was left is said again: the server knows whether it has it.
    if (this.#state.change === null && isBegun(this.#state)) {
      await keepTrying((timeoutMs) => this.#giving.readAgain(timeoutMs), {
        patience: this.#patience,
        onFailure: () => {},
      })
    }
    await this.#keep()
    void this.#saving.flush()
  }

  #take({ kind, version_id: versionId, questions, responding }: RespondedPaperOnWire, brought?: Brought) {
    const { versions, oneCall } = ABILITIES[kind]
    const isAnew = !versions && isAskedAnew(this.#state, { version_id: versionId, questions })
    const state = isAnew ? askedAnew(this.#state) : this.#state
    // Who only looks has given nothing, and who has begun is not answered for by a link.
    const all = broughtIn({ told: brought?.told ?? {}, answers: isBegun(state) ? {} : (brought?.answers ?? {}) })
    const news = Object.entries(all).filter(([id]) => state.sheet[id as QuestionId] === undefined)
    const isAnonymous = responding.anonymous
    this.#state = { ...state, versionId, oneCall, isAnonymous, brought: Object.fromEntries(news) }
    this.#show()
  }

  answer(id: QuestionId, given: Value | null) {
    this.#refused = without(this.#refused, id)
    void this.#change(said(this.#state, id, given))
  }

  tell(name: string, value: string) {
    this.#refused = without(this.#refused, ofTold(name))
    // As the journal takes it: what it can't read is not there after a reload.
    void this.#change(said(this.#state, nameOfTold(name), storable(value)))
  }

  /** Says that it is complete. */
  end() {
    void this.#change(ended(this.#state)).then(() => this.#saving.flush())
  }

  /** Goes back to the questions, where what was given may be changed. */
  reopen() {
    void this.#change(reopened(this.#state))
  }

  /** Tries what was refused once more, for whoever thinks that it may be taken now. */
  sendAgain = () => this.#saving.flush()

  /** After what was given was erased: as another device from here on, with all that stands here or with nothing. */
  async startAnew(isGivenAgain: boolean) {
    if (this.#view.failure?.code !== 'response_erased') return
    const { code, id: erased, versionId, oneCall, isAnonymous, sheet } = this.#state
    this.#saving.stop()
    const { id, kept } = await this.#tools.journal.startAnew(erased)
    const { device } = this.#tools
    const blank = { ...newResponse({ code, id, device }), versionId, oneCall, isAnonymous }
    // Another window was the first to start anew: it is given once.
    if (kept) this.#state = resumedResponse(kept, device)
    else if (!isGivenAgain) this.#state = blank
    else
      this.#state = Object.keys(sheet).reduce((state, name) => {
        const { answer } = sheet[name as QuestionId] ?? {}
        return name === ENDED ? state : said(state, name as QuestionId, answer ?? null)
      }, blank)
    this.#failure = null
    this.#saving = this.#newSaving()
    this.#files = undefined
    await this.#keep()
    void this.#saving.flush()
  }

  /** How all have answered, as far as this device may know it. */
  crowd = () => this.#tools.api.crowd(this.deviceKey)

  /** The page may be gone in a moment: what is unsent goes at once, behind what is on its way. */
  flushBeforeLeaving = () => {
    const isNamed = this.#state.change !== null || !hasToSend(this.#state)
    if (!isNamed) this.#state = { ...this.#state, change: randomKey() }
    const { change, changes } = this.#state
    const isKept = this.#keptName === change && this.#keptChanges >= changes
    if (!isKept) this.#tools.journal.leaveBehind(recordOf(this.#state, Date.now()))
    this.#offer()
    this.#saving.flushBeforeLeaving()
  }

  /** The network is back, or somebody does not want to wait. */
  wake = () => {
    this.#patience.wake()
    void this.#saving.flush()
  }

  #newSaving(): Saving<ResponseState> {
    return new Saving({
      send: async (_, options) => {
        const reply = await this.#giving.give(options)
        this.#failure = reply.ok ? null : reply.failure
        return reply
      },
      onChange: () => this.#show(),
      onRefused: () => this.#show(),
    })
  }

  #change(state: ResponseState): Promise<void> {
    this.#state = state
    this.#show()
    return this.#keep()
  }

  /** First the device, then the server: nothing is on the way that a reload could not find again. */
  async #keep() {
    await answered(this.#write())
    this.#offer()
  }

  #offer() {
    if (hasToSend(this.#state)) this.#saving.changed(this.#state)
  }

  #show() {
    this.#view = this.#seen()
    for (const listener of this.#listeners) listener()
  }

  #seen(): ResponseView {
    const { isEnded, standing, changes } = this.#state
    return {
      ...saidIn(this.#state),
      ...{ isEnded, isCounted: standing.isCounted, isBegun: isBegun(this.#state), isStored: standing.revision > 0 },
      isKnown: isAllSent(this.#state),
      isKept: this.#hasCopy || this.#keptChanges >= changes,
      failure: this.#failure,
      refused: this.#refused,
    }
  }
}
