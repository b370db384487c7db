import { SECOND } from '#domain/time/time-limit.ts'
import { randomKey } from '../../calls/random-key.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { isPassing, timeoutMs } from '../../calls/retry.ts'
import { type DraftBase, type Edits, freshBase } from './draft-base.ts'
import {
  aDesk,
  changeBase,
  type Desk,
  type Given,
  hear,
  isHalted,
  leaveToAnotherTab,
  lookAtTheirs,
  noteUnsaved,
  type Saving,
  send,
  sendOnce,
  stopTimer,
  tell,
} from './server-draft-sending.ts'

const SEND_AFTER_MS = SECOND

/** Saves a draft on the server, one save after the other, as long as nobody else has changed it. */
export const createServerDraft = <Draft>(given: Given<Draft>) => {
  const desk = aDesk(given)
  return {
    /** Something newer than what the server has. */
    changed: (draft: Draft) => changed(desk, draft),
    send: () => send(desk),
    check: (draft: Draft) => check(desk, draft),
    hold: () => hold(desk),
    release: (failure: CallFailure) => release(desk, failure),
    leave: (way: { forGood: boolean }) => leave(desk, way),
    isHalted: () => isHalted(desk),
    hasDiverged: () => desk.state.kind === 'diverged',
    dropped: () => leaveToAnotherTab(desk),
    heard: (base: DraftBase) => hear(desk, base),
    /** It is based on another version from now on. */
    rebase: (edits: Edits, draft: Draft) => {
      changeBase(desk, { edits })
      changed(desk, draft)
    },
    /** The page is there again: React may mount it twice. */
    returned: () => {
      desk.isClosed = false
    },
    /** Begins anew: what is there is a draft of its own from now on, or the server's copy is taken for it. */
    become: (next: DraftBase | null, saving: Saving<Draft> = { kind: 'none' }) => {
      stopTimer(desk)
      desk.wanted = null
      desk.isHeld = false
      desk.base.write(next)
      tell(desk, saving)
    },
  }
}

export type ServerDraft<Draft> = ReturnType<typeof createServerDraft<Draft>>

const changed = <Draft>(desk: Desk<Draft>, draft: Draft): void => {
  if (isHalted(desk)) noteUnsaved(desk)
  else want(desk, draft)
}

const want = <Draft>(desk: Desk<Draft>, draft: Draft): void => {
  if (desk.base.read() === null) {
    if (!desk.isWorthSaving(draft)) return
    // What it is based on is known from its first moment on.
    if (desk.edits) desk.base.write(freshBase(desk.edits))
  }
  const text = JSON.stringify(draft)
  if (desk.wanted?.text === text) return
  desk.wanted = { draft, text, change: randomKey() }
  noteUnsaved(desk)
  if (!desk.running && !desk.isHeld) desk.timer ??= setTimeout(() => void send(desk), SEND_AFTER_MS)
}

/** Asks what the server has; `draft`: what the device has, to be sent if it never was. */
const check = async <Draft>(desk: Desk<Draft>, draft: Draft): Promise<void> => {
  if (desk.running || isHalted(desk) || desk.isHeld) return
  if (desk.base.read() === null) return changed(desk, draft)
  const failure = await lookAtTheirs(desk)
  if (isHalted(desk) || desk.running || desk.isHeld) return
  if (desk.base.read()?.unsaved) {
    if (!desk.wanted) changed(desk, draft)
    void send(desk)
  } else if (failure && isPassing(failure) && desk.state.kind === 'none') tell(desk, { kind: 'waiting' })
}

/** Everything that can be saved is; nothing is sent any more until it is released. What stands on the server, if anything. */
const hold = async <Draft>(desk: Desk<Draft>): Promise<{ id: string; revision: number } | null> => {
  desk.isHeld = true
  stopTimer(desk)
  desk.patience.wake()
  await desk.running
  if (desk.wanted && !isHalted(desk)) {
    const failure = await sendOnce(desk, desk.wanted, { timeoutMs: timeoutMs(0) })
    if (failure) tell(desk, isPassing(failure) ? { kind: 'waiting' } : { kind: 'refused', failure })
  }
  const now = desk.base.read()
  return now === null || now.revision === 0 || isHalted(desk) ? null : { id: now.id, revision: now.revision }
}

const LOST = new Set<CallFailure['code']>(['draft_changed', 'draft_gone'])

/** It was not published: somebody may have changed it, or it is gone. */
const release = <Draft>(desk: Desk<Draft>, failure: CallFailure): void => {
  desk.isHeld = false
  if (desk.wanted) void send(desk)
  else if (LOST.has(failure.code)) {
    changeBase(desk, { unsaved: true })
    void lookAtTheirs(desk)
  } else if (failure.code === 'quiz_changed') void lookAtTheirs(desk)
}

/** The page is hidden or left: what waits is sent, and nothing is tried again once it is left. */
const leave = <Draft>(desk: Desk<Draft>, { forGood }: { forGood: boolean }): void => {
  if (desk.wanted && !desk.running && !isHalted(desk) && !desk.isHeld) sendBehind(desk, desk.wanted)
  if (!forGood) return
  desk.isClosed = true
  desk.patience.wake()
}

const sendBehind = <Draft>(desk: Desk<Draft>, wanted: NonNullable<Desk<Draft>['wanted']>): void => {
  stopTimer(desk)
  const call = { timeoutMs: timeoutMs(0) * 2, keepalive: true }
  desk.running = sendOnce(desk, wanted, call)
    .then((failure) => {
      if (failure) tell(desk, isPassing(failure) ? { kind: 'waiting' } : { kind: 'refused', failure })
    })
    .finally(() => {
      desk.running = null
      if (desk.wanted && !desk.isClosed && desk.state.kind !== 'refused') void send(desk)
    })
}
