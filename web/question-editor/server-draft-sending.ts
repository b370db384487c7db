import type { CallFailure } from '../api/reply.ts'
import { createPatience, isPassing, noBell, pauseMs, timeoutMs } from '../submissions/retry.ts'
import { baseAsFound, type DraftBase, type Edits, freshBase } from './draft-base.ts'
import type { DraftCalls, DraftOnServer } from './server-draft-calls.ts'
import type { QuizDraft } from './stored-draft.ts'

/** Where the server's copy of a draft stands. */
export type Saving =
  /** There is none yet. */
  | { kind: 'none' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** The server can't be reached; it is tried again and again. */
  | { kind: 'waiting' }
  /** It does not take the draft as it is; the next change is tried. */
  | { kind: 'refused'; failure: CallFailure }
  /** Somebody else has changed it since: nothing is overwritten, and nothing is sent. */
  | { kind: 'diverged'; theirs: DraftOnServer }
  /** It was published or deleted elsewhere. */
  | { kind: 'gone' }
  /** It has been published here. */
  | { kind: 'done' }

export type Given = {
  calls: DraftCalls
  /** Of the published quiz that it changes. */
  edits?: Edits | undefined
  /** Whether a draft that the server does not have yet should be there. */
  isWorthSaving: (draft: QuizDraft) => boolean
  /** Kept beside the draft, where other tabs see it. */
  base: { read: () => DraftBase | null; write: (base: DraftBase | null) => void }
  onSaving: (saving: Saving) => void
  /** Said also when nobody looks at the draft any more. */
  onSaved: () => void
  /** The server has a newer one, and the device nothing that it has not. */
  onNewer: (newer: DraftOnServer) => void
  /** Takes in what was typed just now. */
  keep: () => void
}

type Wanted = { draft: QuizDraft; text: string; change: string }

/** One draft on its way to the server, one save after the other. */
export type Desk = Given & {
  patience: ReturnType<typeof createPatience>
  /** What the server does not have yet. */
  wanted: Wanted | null
  running: Promise<void> | null
  timer: ReturnType<typeof setTimeout> | undefined
  state: Saving
  /** Nobody looks at it any more. */
  isClosed: boolean
  /** It is being published. */
  isHeld: boolean
}

export const aDesk = (given: Given): Desk => ({
  ...given,
  patience: createPatience(),
  wanted: null,
  running: null,
  timer: undefined,
  state: { kind: 'none' },
  isClosed: false,
  isHeld: false,
})

const MOST_SENT = 8

export const tell = (desk: Desk, saving: Saving): void => {
  desk.state = saving
  if (!desk.isClosed) desk.onSaving(saving)
}

export const isHalted = ({ state: { kind } }: Desk): boolean =>
  kind === 'diverged' || kind === 'gone' || kind === 'done'

export const changeBase = ({ base }: Desk, by: Partial<DraftBase>): void => {
  const before = base.read()
  if (before) base.write({ ...before, ...by })
}

/** That this is the revision on which all that comes is based. */
const acknowledge = (desk: Desk, sent: Wanted, { revision, savedAt }: { revision: number; savedAt: number }): void => {
  if (desk.wanted === sent) desk.wanted = null
  changeBase(desk, { revision, sent: [], unsaved: desk.wanted !== null })
  tell(desk, desk.wanted ? { kind: 'saving' } : { kind: 'saved', at: savedAt })
  desk.onSaved()
}

/** What stands there is this device's own when it was made by a save of its that was never answered. */
const settleWith = (desk: Desk, theirs: DraftOnServer, { id, sent, unsaved, revision }: DraftBase): void => {
  if (theirs.id !== id) {
    // It was published or thrown away, and something else was begun in its place.
    if (unsaved) tell(desk, { kind: 'diverged', theirs })
    else takeTheirs(desk, theirs)
  } else if (theirs.revision === revision) {
    if (!unsaved) tell(desk, { kind: 'saved', at: theirs.savedAt })
  } else if (sent.includes(theirs.change)) changeBase(desk, { revision: theirs.revision })
  else if (unsaved) tell(desk, { kind: 'diverged', theirs })
  // An older backup was restored: what the device has is newer.
  else if (theirs.revision < revision) changeBase(desk, { revision: theirs.revision, unsaved: true })
  else takeTheirs(desk, theirs)
}

const takeTheirs = (desk: Desk, theirs: DraftOnServer): void => {
  desk.base.write(baseAsFound(theirs))
  desk.onNewer(theirs)
  tell(desk, { kind: 'saved', at: theirs.savedAt })
}

/** Null when it is known what the server has; otherwise why not. */
export const lookAtTheirs = async (desk: Desk): Promise<CallFailure | null> => {
  const asked = desk.base.read()
  if (!asked) return null
  const reply = await desk.calls.read(asked.id)
  if (reply.ok) {
    desk.keep()
    const now = desk.base.read() ?? asked
    if (now.id === asked.id) settleWith(desk, reply.value, now)
    return null
  }
  if (reply.failure.status !== 404) return reply.failure
  // A draft that never arrived is not gone.
  if (asked.revision > 0) tell(desk, { kind: 'gone' })
  return null
}

/** Null: go on. Otherwise why not now. */
const settle = async (desk: Desk, failure: CallFailure): Promise<CallFailure | null> => {
  if (failure.code === 'draft_changed') return desk.isClosed ? failure : lookAtTheirs(desk)
  if (failure.status !== 404 || failure.code !== 'not_found') return failure
  tell(desk, { kind: 'gone' })
  return null
}

export type Call = { timeoutMs: number; keepalive?: boolean }

export const sendOnce = async (desk: Desk, sending: Wanted, call: Call): Promise<CallFailure | null> => {
  const now = desk.base.read() ?? freshBase(desk.edits)
  const sent = [...now.sent.filter((key) => key !== sending.change), sending.change].slice(-MOST_SENT)
  desk.base.write({ ...now, sent, unsaved: true })
  if (desk.state.kind !== 'waiting') tell(desk, { kind: 'saving' })
  const { id, revision: basedOn, edits } = now
  const reply = await desk.calls.save({ id, basedOn, change: sending.change, draft: sending.draft, edits }, call)
  // Meanwhile another draft may have taken its place.
  if (desk.base.read()?.id !== id) {
    if (desk.wanted === sending) desk.wanted = null
    return null
  }
  if (!reply.ok) return settle(desk, reply.failure)
  acknowledge(desk, sending, reply.value)
  return null
}

const run = async (desk: Desk): Promise<void> => {
  for (let failures = 0; desk.wanted && !isHalted(desk) && !desk.isHeld; ) {
    const failure = await sendOnce(desk, desk.wanted, { timeoutMs: timeoutMs(failures) * 2 })
    if (!failure) {
      failures = 0
      continue
    }
    if (!isPassing(failure)) return tell(desk, { kind: 'refused', failure })
    tell(desk, { kind: 'waiting' })
    if (desk.isClosed) return
    await desk.patience.pause(pauseMs({ failures, failure, random: Math.random(), msToBell: noBell() }))
    failures += 1
    if (desk.isClosed) return
  }
}

export const stopTimer = (desk: Desk): void => {
  clearTimeout(desk.timer)
  desk.timer = undefined
}

/** Sends what waits, until the server has it. */
export const send = (desk: Desk): Promise<void> => {
  stopTimer(desk)
  desk.patience.wake()
  desk.running ??= run(desk).finally(() => {
    desk.running = null
  })
  return desk.running
}
