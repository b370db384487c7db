import { useEffect, useRef, useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { QuizCoverOnWire } from '#contract/site/quiz-cover.ts'
import { isolated } from '#domain/text/isolated.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { randomKey } from '../calls/random-key.ts'
import type { CallFailure } from '../calls/reply.ts'
import { t } from '../i18n/students/take.ts'
import { leaveFor } from './all-pages/embedded.ts'
import { Notices, telling } from './all-pages/extras.tsx'
import { LoadingFailed } from './all-pages/loading-failed.tsx'
import { Waiting } from './all-pages/waiting.tsx'
import { Attempt } from './attempt/attempt.ts'
import type { AttemptStart } from './attempt/attempt-view.ts'
import { takingScreen } from './attempt/load-to-take.ts'
import { analysisOf, type Opening, openQuiz } from './attempt/opening.ts'
import type { Session } from './attempt/session.ts'
import { reopenAs, SOMEBODY_ELSE_HASH, wishIn } from './attempt/wish.ts'
import { Join } from './joining/join.tsx'
import type { Joined } from './joining/joining.ts'
import { keepTyped, nowOpenHere, openHere } from './joining/tab-memory.ts'
import { TakenHere } from './joining/taken-here.tsx'

type TakeProps = {
  /** Null without a code, and where the page is rendered on the server. */
  session: Session | null
  /** What the server has rendered into the page; null: nothing. */
  cover?: QuizCoverOnWire | null
}

/** The whole page, the same wherever it is rendered: what the server has made of it comes to life. */
export function Take({ session, cover = null }: TakeProps) {
  useEffect(() => {
    if (!session) leaveFor('/?notice=missing_code')
  }, [session])
  return (
    <>
      <Screen session={session} cover={cover} />
      <Notices />
    </>
  )
}

function Screen({ session, cover }: Required<TakeProps>) {
  if (session) return <Quiz session={session} cover={cover} />
  if (!cover) return <Waiting />
  const { paper, is_held: isHeld } = cover
  if (isHeld) return <TakenHere paper={paper} person={null} on={null} />
  return <Join paper={paper} pending={null} session={null} onJoined={nobodyJoins} />
}

/** Where a page is rendered on the server. */
const nobodyJoins = () => undefined

/** Somebody's attempt in this browser; `isConfirmed` once it is known that they hold the phone. */
type Run = { attempt: Attempt; paper: QuizPaperOnWire; isConfirmed: boolean; isNew?: boolean }

type QuizProps = { session: Session; cover: QuizCoverOnWire | null }

function Quiz({ session, cover }: QuizProps) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [run, setRun] = useState<Run | null>(null)
  /** For whom the page is: see `wish.ts`. */
  const here = useRef(location.hash)

  const goOn = (attempt: Attempt, paper: QuizPaperOnWire, isNew = false): Promise<void> => {
    here.current = ''
    setRun({ attempt, paper, isConfirmed: true, isNew })
    return beginHere(attempt, session.code)
  }
  const joined = (found: Joined) => {
    if (found.kind === 'submitted') leaveFor(analysisOf(session.code))
    else {
      const attempt = attemptOf(found.start, session)
      // Only now that the attempt itself is kept: until then the key is all that leads back to it.
      void goOn(attempt, found.paper, true).then(() => session.journal.writeStart(null))
    }
  }
  // biome-ignore lint/correctness/useExhaustiveDependencies: a link is opened once
  useEffect(() => {
    const opened = (found: Opening) => {
      if (found.kind === 'leave') return leaveFor(found.to)
      setOpening(found)
      if (found.kind !== 'take') return
      const { start, paper } = found
      const attempt = attemptOf(start, session)
      if (isKnownHere(start)) void goOn(attempt, paper)
      else setRun({ attempt, paper, isConfirmed: false })
    }
    const tools = { ...session, cover, wish: wishIn(location.hash), newKey: randomKey, onFailure: setFailure }
    void openQuiz(tools).then(opened)
  }, [session])

  // Back and forward lead between those who share this phone, and each is another page.
  useEffect(() => {
    const reopen = () => {
      if (location.hash !== here.current) location.reload()
    }
    addEventListener('hashchange', reopen)
    return () => removeEventListener('hashchange', reopen)
  }, [])

  const front = opening && 'paper' in opening ? opening.paper : cover?.paper
  useEffect(() => {
    if (front) document.title = `${isolated(front.title)} · ${t('take.product')}`
  }, [front])

  if (opening?.kind === 'refused') {
    return <LoadingFailed failure={opening.failure} isTrying={false} onRetry={() => location.reload()} />
  }
  if (run) {
    const { attempt, paper } = run
    const leave = () => leaveToSomebodyElse(attempt, session)
    const TakeQuiz = takingScreen()
    if (run.isConfirmed && TakeQuiz)
      return <TakeQuiz {...{ attempt, paper, session }} isNew={run.isNew === true} onSomebodyElse={leave} />
    const { person } = attempt.view()
    const on = { goOn: () => void goOn(attempt, paper), somebodyElse: leave }
    return <TakenHere paper={paper} person={person} on={on} />
  }
  const joining = opening?.kind === 'join' ? opening : null
  if (front && (joining || !cover?.is_held)) {
    const pending = joining?.pending ?? null
    return <Join paper={front} pending={pending} opening={failure} session={session} onJoined={joined} />
  }
  if (front && !failure) return <TakenHere paper={front} person={null} on={null} />
  return failure ? <LoadingFailed failure={failure} onRetry={session.patience.wake} /> : <Waiting />
}

/** Whether this tab has run the attempt before, or it only has to be brought to its end. */
const isKnownHere = ({ id, code, endedBy }: AttemptStart) => endedBy !== null || openHere(code) === id

const attemptOf = (start: AttemptStart, session: Session): Attempt =>
  new Attempt(start, {
    ...session,
    onGiven: (ms) => tell((telling) => telling.tellGiven(ms)),
    onGivenBack: (ms) => tell((telling) => telling.tellGivenBack(ms)),
  })

type Telling = Awaited<ReturnType<typeof telling>>

/** The clock shows it all the same where the script that tells of it has not come. */
const tell = (say: (by: Telling) => void): void => void telling().then(say, () => undefined)

/** From here on a reload of this tab goes straight on. */
const beginHere = (attempt: Attempt, code: string): Promise<void> => {
  nowOpenHere(code, attempt.id)
  keepTyped(code, null)
  if (location.hash) history.replaceState(history.state, '', location.pathname + location.search)
  return attempt.begin()
}

/** Long enough for one call on a slow network; what it does not bring to the server stays in the journal. */
const DELIVERY_MS = 4 * SECOND

const leaveToSomebodyElse = async (attempt: Attempt, { code }: Session): Promise<string | null> => {
  // Nobody can start without a network, and who took it so far would be shut out as long.
  if (!navigator.onLine) return t('take.somebodyElseOffline')
  if (!(await attempt.deliver(DELIVERY_MS))) return t('take.somebodyElseUnsent')
  nowOpenHere(code, null)
  reopenAs(SOMEBODY_ELSE_HASH)
  return null
}
