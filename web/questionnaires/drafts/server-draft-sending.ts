import type { CallFailure } from '../../calls/reply.ts'
import { createPatience, isPassing, noBell, pauseMs, timeoutMs } from '../../calls/retry.ts'
import { baseAsFound, type DraftBase, type Edits, freshBase } from './draft-base.ts'
import type { DraftCalls, DraftOnServer } from './server-draft-calls.ts'

/** Where the server's copy of a draft stands. */
export type Saving<Draft> =
  /** There is none yet. */
  | { kind: 'none' }
  | { kind: 'saving' }
  | { kind: 'saved'; at: number }
  /** The server can't be reached; it is tried again and again. */
  | { kind: 'waiting' }
  /** It does not take the draft as it is; the next change is tried. */
  | { kind: 'refused'; failure: CallFailure }
  /** Somebody else has changed it since: nothing is overwritten, and nothing is sent. */
  | { kind: 'diverged'; theirs: DraftOnServer<Draft> }
  /** It was published or deleted elsewhere. */
  | { kind: 'gone' }
  /** It has been published here. */
  | { kind: 'done' }

export type Given<Draft> = {
  calls: DraftCalls<Draft>
  /** Of the published quiz that it changes. */
  edits?: Edits | undefined
  /** Whether a draft that the server does not have yet should be there. */
  isWorthSaving: (draft: Draft) => boolean
  /** Kept beside the draft, where other tabs see it. */
  base: { read: () => DraftBase | null; write: (base: DraftBase | null) => void }
  onSaving: (saving: Saving<Draft>) => void
  /** Said also when nobody looks at the draft any more. */
  onSaved: () => void
  /** The server has a newer one, and the device nothing that it has not. */
  onNewer: (newer: DraftOnServer<Draft>) => void
  /** Takes in what was typed just now. */
  keep: () => void
}

type Wanted<Draft> = { draft: Draft; text: string; change: string }

/** One draft on its way to the server, one save after the other. */
export type Desk<Draft> = Given<Draft> & {
  patience: ReturnType<typeof createPatience>
  /** What the server does not have yet. */
  wanted: Wanted<Draft> | null
  /** Saves that this tab has sent, or has heard that another one has: tabs see late what others keep, and may write over it. */
  ours: Set<string>
  running: Promise<void> | null
  timer: ReturnType<typeof setTimeout> | undefined
  state: Saving<Draft>
  /** Nobody looks at it any more. */
  isClosed: boolean
  /** It is being published. */
  isHeld: boolean
}

export const aDesk = <Draft>(given: Given<Draft>): Desk<Draft> => ({
  ...given,
  patience: createPatience(),
  wanted: null,
  ours: new Set(),
  running: null,
  timer: undefined,
  state: { kind: 'none' },
  isClosed: false,
  isHeld: false,
})

const MOST_SENT = 8

export const tell = <Draft>(desk: Desk<Draft>, saving: Saving<Draft>): void => {
  desk.state = saving
  if (!desk.isClosed) desk.onSaving(saving)
}

export const isHalted = <Draft>({ state: { kind } }: Desk<Draft>): boolean =>
  kind === 'diverged' || kind === 'gone' || kind === 'done'

export const changeBase = <Draft>({ base }: Desk<Draft>, by: Partial<DraftBase>): void => {
  const before = base.read()
  if (before) base.write({ ...before, ...by })
}

/**
 * That the device has what the server has not. Written once: a tab sees late what another one writes, and would write
 * over it.
 */
export const noteUnsaved = <Draft>(desk: Desk<Draft>): void => {
  if (!desk.base.read()?.unsaved) changeBase(desk, { unsaved: true })
}

/**
 * That this is the revision on which all that comes is based, unless another tab has saved a newer one before this was
 * heard.
 */
const acknowledge = <Draft>(
  desk: Desk<Draft>,
  sent: Wanted<Draft>,
  { revision, savedAt }: { revision: number; savedAt: number },
): void => {
  const isAllSaved = desk.wanted === sent
  if (isAllSaved) desk.wanted = null
  const base = desk.base.read()
  if (base && base.revision <= revision) {
    // Another tab may know of this save already, and have sent more on top of it, which is still on its way.
    const sentSince = base.revision === revision ? base.sent.filter((change) => change !== sent.change) : []
    changeBase(desk, { revision, sent: sentSince, unsaved: !isAllSaved })
  }
  if (desk.wanted) tell(desk, { kind: 'saving' })
  else if (isAllSaved) tell(desk, { kind: 'saved', at: savedAt })
  desk.onSaved()
}

/** Another tab has written a newer one, and saves it: until then it is known to be on the device. */
export const leaveToAnotherTab = <Draft>(desk: Desk<Draft>): void => {
  stopTimer(desk)
  desk.wanted = null
  if (!isHalted(desk)) tell(desk, { kind: 'none' })
}

/** Another tab has kept this beside the draft: what it has sent, and perhaps that it was saved. */
export const hear = <Draft>(desk: Desk<Draft>, { sent }: DraftBase): void => {
  for (const change of sent) desk.ours.add(change)
  const base = desk.base.read()
  if (!base || base.unsaved || base.revision === 0) return
  if (!desk.wanted && !desk.running && !isHalted(desk)) tell(desk, { kind: 'saved', at: Date.now() })
}

/** What stands there is this device's own when it was made by a save of its that was never answered. */
const settleWith = <Draft>(
  desk: Desk<Draft>,
  theirs: DraftOnServer<Draft>,
  { id, sent, unsaved, revision }: DraftBase,
): void => {
  if (theirs.id !== id) {
    // It was published or thrown away, and something else was begun in its place.
    if (unsaved) tell(desk, { kind: 'diverged', theirs })
    else takeTheirs(desk, theirs)
  } else if (theirs.revision === revision) {
    if (!unsaved) tell(desk, { kind: 'saved', at: theirs.savedAt })
  } else if (sent.includes(theirs.change) || (theirs.revision > revision && desk.ours.has(theirs.change)))
    changeBase(desk, { revision: theirs.revision })
  else if (unsaved) tell(desk, { kind: 'diverged', theirs })
  // An older backup was restored: what the device has is newer.
  else if (theirs.revision < revision) changeBase(desk, { revision: theirs.revision, unsaved: true })
  else takeTheirs(desk, theirs)
}

const takeTheirs = <Draft>(desk: Desk<Draft>, theirs: DraftOnServer<Draft>): void => {
  desk.base.write(baseAsFound(theirs))
  desk.onNewer(theirs)
  tell(desk, { kind: 'saved', at: theirs.savedAt })
}

/** Null when it is known what the server has; otherwise why not. */
export const lookAtTheirs = async <Draft>(desk: Desk<Draft>): Promise<CallFailure | null> => {
  const asked = desk.base.read()
  if (!asked) return null
  const reply = await desk.calls.read(asked.id)
  if (reply.ok) {
    desk.keep()
    const now = desk.base.read() ?? asked
    // Otherwise another tab has saved since: this tells what was before.
    if (now.id === asked.id && now.revision === asked.revision) settleWith(desk, reply.value, now)
    return null
  }
  if (reply.failure.status !== 404) return reply.failure
  // A draft that never arrived is not gone.
  if (asked.revision > 0) tell(desk, { kind: 'gone' })
  return null
}

/** Null: go on. Otherwise why not now. */
const settle = async <Draft>(desk: Desk<Draft>, failure: CallFailure): Promise<CallFailure | null> => {
  if (failure.code === 'draft_changed') return desk.isClosed ? failure : lookAtTheirs(desk)
  if (failure.status !== 404 || failure.code !== 'not_found') return failure
  tell(desk, { kind: 'gone' })
  return null
}

export type Call = { timeoutMs: number; keepalive?: boolean }

export const sendOnce = async <Draft>(
  desk: Desk<Draft>,
  sending: Wanted<Draft>,
  call: Call,
): Promise<CallFailure | null> => {
  const now = desk.base.read() ?? freshBase(desk.edits)
  const sent = [...now.sent.filter((key) => key !== sending.change), sending.change].slice(-MOST_SENT)
  desk.ours.add(sending.change)
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

const run = async <Draft>(desk: Desk<Draft>): Promise<void> => {
  for (let failures = 0; desk.wanted && !isHalted(desk) && !desk.isHeld; ) {
    const failure = await sendOnce(desk, desk.wanted, { timeoutMs: timeoutMs(failures) * 2 })
    if (!failure) {
      failures = 0
      continue
    }
    if (!desk.wanted) return
    if (!isPassing(failure)) return tell(desk, { kind: 'refused', failure })
    tell(desk, { kind: 'waiting' })
    if (desk.isClosed) return
    await desk.patience.pause(pauseMs({ failures, failure, random: Math.random(), msToBell: noBell() }))
    failures += 1
    if (desk.isClosed) return
  }
}

export const stopTimer = <Draft>(desk: Desk<Draft>): void => {
  clearTimeout(desk.timer)
  desk.timer = undefined
}

/** Sends what waits, until the server has it. */
export const send = <Draft>(desk: Desk<Draft>): Promise<void> => {
  stopTimer(desk)
  desk.patience.wake()
  desk.running ??= run(desk).finally(() => {
    desk.running = null
  })
  return desk.running
}
