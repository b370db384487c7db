import { SECOND } from '#domain/time/time-limit.ts'
import { type CallFailure, isServersFault, type Reply } from '../../calls/reply.ts'
import type { KeptMark } from './kept-marks.ts'
import { isSameMark, type Mark } from './mark.ts'

/** `failing`: kept, and sent again; `changed`: somebody else was quicker; `refused`: the server does not take it. */
export type SaveState = 'saved' | 'saving' | 'failing' | 'changed' | 'refused'

type Sent = { mark: Mark | null }
type Entry = {
  base: string
  /** Null: none, or taken back. */
  wanted: Mark | null
  /** What is on its way; it is said again, word for word, until the server answers: so it is one change. */
  sent: Sent | null
  state: SaveState
  failure: CallFailure | null
  tries: number
}

export type Marked = { base: string }
type Tools = {
  send: (id: string, basedOn: string, mark: Mark | null) => Promise<Reply<Marked>>
  onChange: () => void
  onSaved?: (id: string, reply: Marked) => void
  /** Keeps on the device what the server may not have of an answer; undefined: it has all. */
  keep?: (id: string, change: Pick<KeptMark, 'due'> | Pick<KeptMark, 'aside'>) => void
  /** Waits; what is typed meanwhile travels together. */
  pause?: (ms: number) => Promise<unknown>
}

const GATHER_MS = 500
const LONGEST_PAUSE = 30 * SECOND

const isPassing = (failure: CallFailure): boolean =>
  isServersFault(failure) || failure.status === 408 || failure.status === 429

const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))

const dueIn = ({ base, wanted, sent, state }: Entry) => ({ base, wanted, sent, isChanged: state === 'changed' })

/** Whether there is no such answer any more: what is kept of it would wait for ever. */
export const isGone = ({ state, failure }: Pick<Entry, 'state' | 'failure'>): boolean =>
  state === 'refused' && failure?.code === 'not_found'

/** Brings marks to the server, each answer's one at a time, again and again until it is acknowledged. */
export class SavingMarks {
  readonly #entries = new Map<string, Entry>()
  readonly #aside = new Map<string, Mark | null>()
  readonly #tools: Required<Tools>
  #isOver = false

  constructor(tools: Tools) {
    this.#tools = { pause: sleep, onSaved: () => undefined, keep: () => undefined, ...tools }
  }

  /** Goes on with what an earlier page has kept. */
  resume(kept: Readonly<Record<string, KeptMark>>): void {
    for (const [id, { due, aside }] of Object.entries(kept)) {
      if (aside) this.#aside.set(id, aside.mark)
      if (!due || this.#entries.has(id)) continue
      const { isChanged, ...entry } = due
      this.#entries.set(id, { ...entry, state: isChanged ? 'changed' : 'failing', failure: null, tries: 0 })
    }
    this.flush()
  }

  /** What was made of an answer on this page; undefined: nothing. */
  at(id: string): Pick<Entry, 'wanted' | 'state' | 'failure'> | undefined {
    return this.#entries.get(id)
  }

  /** Whether there is something that the server may not have. */
  isDue(): boolean {
    return this.#aside.size > 0 || [...this.#entries.values()].some(({ state }) => state !== 'saved')
  }

  /**
   * `base`: what was read of the answer, where nothing has been made of it here yet. Where somebody else was quicker, what is
   * typed on is kept with what they are asked about, and not sent.
   */
  put(id: string, base: string, mark: Mark | null): void {
    const known = this.#entries.get(id)
    const entry: Entry = known ?? { base, wanted: null, sent: null, state: 'saved', failure: null, tries: 0 }
    const isHeld = entry.state === 'failing' || entry.state === 'changed'
    this.#set(id, { ...entry, wanted: mark, state: isHeld ? entry.state : 'saving' })
    if (known?.sent || entry.state === 'changed') return
    void this.#tools.pause(GATHER_MS).then(() => this.#send(id))
  }

  /** The answer was read anew, with what others made of it; what was made of it here is kept beside that. */
  readAgain(id: string, stands: Mark | null): void {
    const wanted = this.#entries.get(id)?.wanted
    if (wanted !== undefined && !isSameMark(wanted, stands)) {
      this.#aside.set(id, wanted)
      this.#tools.keep(id, { aside: { mark: wanted } })
    }
    this.#entries.delete(id)
    this.#tools.keep(id, { due: undefined })
    this.#tools.onChange()
  }

  /** What was made of an answer here and is not what stands; undefined: nothing. */
  aside(id: string): Mark | null | undefined {
    return this.#aside.get(id)
  }

  /** Somebody has decided between the two. */
  dropAside(id: string): void {
    this.#aside.delete(id)
    this.#tools.keep(id, { aside: undefined })
    this.#tools.onChange()
  }

  /** Somebody else goes on with what it gives back: nothing more is sent or kept from here. */
  stop(): Record<string, KeptMark> {
    this.#isOver = true
    const left: Record<string, KeptMark> = {}
    for (const [id, mark] of this.#aside) left[id] = { aside: { mark } }
    for (const [id, entry] of this.#entries) {
      if (entry.state !== 'saved') left[id] = { ...left[id], due: dueIn(entry) }
    }
    return left
  }

  /** Sends all that waits at once, as when the network is back. */
  flush(): void {
    for (const id of this.#entries.keys()) void this.#send(id, true)
  }

  #set(id: string, entry: Entry): void {
    this.#entries.set(id, entry)
    if (this.#isOver) return
    this.#tools.keep(id, { due: entry.state === 'saved' || isGone(entry) ? undefined : dueIn(entry) })
    this.#tools.onChange()
  }

  #become(id: string, change: Partial<Entry>): void {
    const entry = this.#entries.get(id)
    if (entry) this.#set(id, { ...entry, ...change })
  }

  readonly #underway = new Set<string>()

  async #send(id: string, isAtOnce = false): Promise<void> {
    const entry = this.#entries.get(id)
    if (this.#isOver || !entry || this.#underway.has(id) || (entry.state !== 'saving' && entry.state !== 'failing'))
      return
    if (isAtOnce) this.#become(id, { tries: 0 })
    const sent = entry.sent ?? { mark: entry.wanted }
    this.#underway.add(id)
    this.#become(id, { sent })
    const reply = await this.#tools.send(id, entry.base, sent.mark)
    this.#underway.delete(id)
    if (reply.ok) this.#acknowledged(id, sent, reply.value)
    else this.#failed(id, reply.failure)
  }

  #acknowledged(id: string, { mark }: Sent, reply: Marked): void {
    const wanted = this.#entries.get(id)?.wanted ?? null
    const isAll = isSameMark(wanted, mark)
    this.#become(id, { base: reply.base, sent: null, tries: 0, failure: null, state: isAll ? 'saved' : 'saving' })
    this.#tools.onSaved(id, reply)
    if (!isAll) void this.#send(id)
  }

  #failed(id: string, failure: CallFailure): void {
    if (!isPassing(failure)) {
      this.#become(id, { state: failure.code === 'mark_changed' ? 'changed' : 'refused', sent: null, failure })
      return
    }
    const tries = (this.#entries.get(id)?.tries ?? 0) + 1
    this.#become(id, { state: 'failing', failure, tries })
    const pause = Math.min(LONGEST_PAUSE, SECOND * 2 ** Math.min(tries, 6))
    void this.#tools.pause(failure.retryAfterMs ?? pause).then(() => this.#send(id))
  }
}
