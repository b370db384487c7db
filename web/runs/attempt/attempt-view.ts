import type { StudentOnWire } from '#contract/runs/attempts.ts'
import type { Outcome } from '#domain/answers/attempt.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { mayComeBack } from '../all-pages/embedded.ts'
import type { AttemptJournal } from '../device/attempt-journal.ts'
import type { ServerClock } from '../device/clock.ts'
import type { Progress } from '../device/progress.ts'
import type { SavingState } from '../device/saving.ts'
import type { Tab } from '../device/tabs.ts'
import type { Api } from './api.ts'

/** Why an attempt is being submitted: its student asked, the time is over, or the server had ended it already. */
export type EndReason = 'asked' | 'time_over' | 'ended'

/**
 * Why a page only shows what was answered: the attempt goes on in another tab of this browser or on another device, the
 * server does not know it any more, or the browser keeps no cookie that would say whose it is.
 */
export type StandStill = 'other_tab' | 'other_device' | 'signed_out' | 'no_cookies'

export type Phase =
  | { kind: 'running' }
  | { kind: 'submitting'; why: EndReason; failure: CallFailure | null }
  | { kind: 'submitted'; why: EndReason; outcome: Outcome }
  | { kind: StandStill }

/** Who takes the quiz, as far as others who hold the phone may see it. */
export type Person = {
  name: string
  /** Of the phone number, or of what else tells them from others; empty where that is their name. */
  lastDigits: string
}

export type AttemptView = {
  progress: Progress
  phase: Phase
  saving: SavingState
  endsAt: Instant
  /** When each section ends, where they have times of their own. */
  sectionEnds?: Instant[] | undefined
  /** Whether any answer reached the server after the end of its section. */
  hasLate?: boolean | undefined
  /** The questions of which the server keeps them beside the rest, while their sections are over. */
  cameLate?: readonly string[] | undefined
  /** Whether this device could keep a copy of the answers; null until it has tried. */
  hasCopy: boolean | null
  /** How many of the page's changes the device has kept. */
  keptChanges: number
  /** As the server says; null until it is heard. */
  person: Person | null
}

export type AttemptStart = {
  id: string
  code: string
  deviceKey: string | null
  receipt: string | null
  resumeCode: string | null
  progress: Progress
  epoch: string | null
  endsAt: Instant
  sectionEnds?: Instant[] | undefined
  givenBackMs: number
  /** What has ended it before this page had it; null: nothing. */
  endedBy: EndReason | null
  person: Person | null
}

export type AttemptTools = {
  api: Pick<Api, 'save' | 'submit' | 'student' | 'restore' | 'word'>
  clock: ServerClock
  journal: Pick<AttemptJournal, 'write' | 'leaveBehind'>
  tab: Pick<Tab, 'whenTaken'>
  /** The end was moved by so many milliseconds, because the server itself was away. */
  onGivenBack?: (ms: number) => void
  /** The end was moved by so many milliseconds, because the teacher says so. */
  onGiven?: (ms: number) => void
  hasCookies?: () => boolean
  random?: () => number
  monotonic?: () => number
  wallClock?: () => number
}

/** Before anything was kept or sent from here. */
export const viewAtStart = (
  { progress, endsAt, sectionEnds, person }: AttemptStart,
  saving: SavingState,
): AttemptView => ({
  ...{ progress, endsAt, sectionEnds, person, saving },
  phase: { kind: 'running' },
  hasCopy: null,
  keptChanges: -1,
})

/** What a browser has of its own, where it is not given. */
export const withBrowsersOwn = (tools: AttemptTools): Required<AttemptTools> => ({
  random: Math.random,
  monotonic: () => performance.now(),
  wallClock: Date.now,
  hasCookies: mayComeBack,
  onGivenBack: () => {},
  onGiven: () => {},
  ...tools,
})

export const personOf = ({ name, phone, fields = [] }: Pick<StudentOnWire, 'name' | 'phone' | 'fields'>): Person => {
  const other = fields.find(({ identifies, value }) => identifies && value !== name)?.value ?? ''
  return { name, lastDigits: (phone || other).slice(-4) }
}

/** Whether all that was changed on this page has reached the server. */
export const isDelivered = ({ progress, saving }: Pick<AttemptView, 'progress' | 'saving'>): boolean =>
  saving.acknowledged >= progress.changes

/** Whether the device keeps all that was changed on this page. */
export const isKept = ({ progress, keptChanges }: Pick<AttemptView, 'progress' | 'keptChanges'>): boolean =>
  keptChanges >= progress.changes

const STAND_STILL: readonly string[] = ['other_tab', 'other_device', 'signed_out', 'no_cookies']

export const isStandStill = (phase: Phase): phase is { kind: StandStill } => STAND_STILL.includes(phase.kind)
