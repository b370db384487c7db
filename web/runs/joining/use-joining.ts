import { useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { takesStudents } from '#domain/questionnaires/questionnaire-status.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import type { Session } from '../attempt/session.ts'
import { type Section, useSteps } from '../attempt/use-steps.ts'
import { RESUME_HASH, SOMEBODY_ELSE_HASH } from '../attempt/wish.ts'
import type { PendingStart } from '../device/pending-start.ts'
import { nowInUse } from '../device/playable.ts'
import { doorOf, ownFormOf } from '../join-form/load-own-form.ts'
import { readyIn, type Typed } from '../join-form/typed.ts'
import { keepTypedInPage, pressAgain } from './before-script.ts'
import type { Joined } from './joining.ts'
import { isTypedKept, keepPressed, keepTyped, mayReload, NOTHING_TYPED, pressedHere } from './tab-memory.ts'
import { useStart } from './use-start.ts'

const STEP_OF_HASH: Readonly<Record<string, Section>> = { [RESUME_HASH]: 'resume', [SOMEBODY_ELSE_HASH]: 'form' }

/** Where the server renders the page there is no address. */
const firstStep = (): Section => (typeof location === 'undefined' ? undefined : STEP_OF_HASH[location.hash]) ?? 'hero'

type Standing = { isShut: boolean; isWhole: boolean }

/** The step one has come to, as far as it can be stood on: nobody fills in a form for a quiz that takes nobody. */
const sectionFor = (step: Section, { isShut, isWhole }: Standing): Section => {
  if (step === 'resume') return step
  if (isShut) return 'hero'
  return step === 'welcome' && !isWhole ? 'form' : step
}

/** What was typed before the script was there comes first, and then what this tab remembers. */
const useTyped = (code: string) => {
  const [typed, setTyped] = useState(NOTHING_TYPED)
  const fields = useRef<HTMLDivElement>(null)
  const type = (details: Typed) => {
    setTyped(details)
    keepTyped(code, details)
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page comes to life once
  useLayoutEffect(() => setTyped(keepTypedInPage(code, fields.current)), [])
  return { typed, type, fields }
}

const useInUse = (isInUse: boolean): void =>
  useEffect(() => {
    nowInUse(isInUse)
    return () => nowInUse(false)
  }, [isInUse])

/** Start was pressed, and waits: for what it is sent with, or for a page that has to be loaded anew. */
const usePressed = (code: string) => {
  const [isPressed, setIsPressed] = useState(false)
  const setPressed = (pressed: boolean) => {
    setIsPressed(pressed)
    keepPressed(code, pressed)
  }
  return { isPressed, setPressed, remember: () => setIsPressed(pressedHere(code)) }
}

export type JoinOptions = {
  paper: QuizPaperOnWire
  /** Null until it is known: Start waits for it. */
  pending: PendingStart | null
  /** Null where the page is rendered on the server. */
  session: Session | null
  onJoined: (joined: Joined) => void
}

/** A window or a code was set since the page was opened, which knows of neither. */
const reloadFor = ({ status }: CallFailure): void => {
  if (status === 403 && mayReload()) location.reload()
}

/** The way from the link to the start of the clock: what was typed, the step one has come to, and the start itself. */
export const useJoining = ({ paper, pending, session, onJoined }: JoinOptions) => {
  const isAlive = useIsAlive()
  const steps = useSteps(firstStep())
  const { typed, type, fields } = useTyped(paper.share_code)
  const [{ form, door }] = useState(() => ({ form: ownFormOf(paper), door: doorOf(paper) }))
  const ready = (form?.ready ?? readyIn)(typed)
  const starting = useStart({ session, pending, onJoined })
  const isMaybeStarted = starting.pending?.isPressed === true
  // Whoever has started somewhere else may still go on here.
  const isShut = !takesStudents(paper.status) && !isMaybeStarted
  // Before the script is there the page shows more than one: see `early.css`.
  const section = isAlive ? sectionFor(steps.section, { isShut, isWhole: ready !== null }) : null
  const { isPressed, setPressed, remember } = usePressed(paper.share_code)

  // Whoever goes back does not want to start any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the step that counts
  useEffect(() => {
    if (section === 'welcome') return remember()
    starting.stop()
    if (section !== null) setPressed(false)
  }, [section])
  const isFree = section === 'hero' || (section === 'welcome' && isTypedKept(paper.share_code, typed))
  useInUse(!isFree)
  useEffect(() => {
    if (isAlive) pressAgain()
  }, [isAlive])

  const go = (to: Section) => {
    starting.stop()
    starting.forget()
    steps.go(to)
  }
  const begin = async (as?: PendingStart) => {
    const failed = ready && (await starting.begin({ ...ready.entered, access_code: typed.access_code }, as))
    if (failed && !door) reloadFor(failed)
    if (failed && Object.keys(failed.fields).length > 0) steps.go('form')
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a press waits for the key that is sent with it
  useEffect(() => {
    if (!isPressed || !starting.pending) return
    setPressed(false)
    void begin()
  }, [isPressed, starting.pending])

  return {
    ...{ isAlive, section, go, typed, type, fields, form, door, ready, isShut, isMaybeStarted },
    failure: starting.failure,
    /** Whether it is known what Start is to be sent with. */
    isReady: starting.pending !== null,
    isTrying: starting.isTrying,
    isStarting: starting.isTrying || isPressed,
    start: () => {
      setPressed(true)
      session?.patience.wake()
    },
    stop: starting.stop,
    asSomebodyElse: () => void starting.asSomebodyElse(),
    startAsSomebodyElse: () => void starting.asSomebodyElse().then((fresh) => fresh && begin(fresh)),
  }
}
