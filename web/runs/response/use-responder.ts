import { useEffect, useState, useSyncExternalStore } from 'react'
import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { createPatience, keepTrying } from '../../calls/retry.ts'
import { askedIn, loadPlayers } from '../../questions/players.tsx'
import { playable } from '../device/playable.ts'
import { respondingApi } from './api.ts'
import { answersIn, fieldsIn } from './from-link.ts'
import { keepPaper, readKeptPaper } from './kept-paper.ts'
import { Responder } from './responder.ts'
import { isSpoken } from './said.ts'
import { sendKeptResponses } from './send-kept.ts'
import { loadJoinForm } from './who.ts'

export type Loaded =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: CallFailure; isTrying: boolean }
  | { kind: 'here'; paper: RespondedPaperOnWire }

/** The poll or survey behind a code, and this device's response to it. */
export const useResponder = (code: string) => {
  const [api] = useState(() => respondingApi(code))
  const [responder] = useState(() => new Responder(code, api))
  const [patience] = useState(createPatience)
  const [loaded, setLoaded] = useState<Loaded>({ kind: 'loading' })
  const view = useSyncExternalStore(responder.listen, responder.view, responder.view)

  useEffect(() => {
    let isOver = false
    let isShown = false
    const broughtTo = ({ questions, responding, taking }: RespondedPaperOnWire) => ({
      told: fieldsIn(location.search, responding.fields),
      // An answer that comes with an anonymous survey's link would tell whose link it was.
      answers: answersIn(location.search, responding.anonymous ? [] : (taking?.filled ?? []), askedIn(questions)),
    })
    // Without a network the page goes on with what it was asked before; the server is asked again meanwhile.
    const showKept = async (failure: CallFailure) => {
      const paper = readKeptPaper(code)
      const isPlayable = paper !== null && (await loadNeeded(paper))
      if (isOver || isShown) return
      if (!isPlayable) return setLoaded({ kind: 'failed', failure, isTrying: true })
      isShown = true
      responder.resume(paper, broughtTo(paper))
      setLoaded({ kind: 'here', paper })
    }
    const load = async () => {
      const reply = await keepTrying((timeoutMs) => playable(api.paper(responder.versionId, timeoutMs), loadNeeded), {
        patience,
        onFailure: (failure) => void showKept(failure),
        isGivenUp: () => isOver,
      })
      if (isOver) return
      if (!reply.ok) return setLoaded({ kind: 'failed', failure: reply.failure, isTrying: false })
      keepPaper(code, reply.value)
      isShown = true
      sendKeptResponses({ code, epoch: reply.value.epoch })
      await responder.begin(reply.value, broughtTo(reply.value))
      setLoaded({ kind: 'here', paper: reply.value })
    }
    const wake = () => {
      patience.wake()
      responder.wake()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') responder.flushBeforeLeaving()
    }
    void load()
    addEventListener('online', wake)
    addEventListener('pagehide', responder.flushBeforeLeaving)
    document.addEventListener('visibilitychange', hide)
    return () => {
      isOver = true
      removeEventListener('online', wake)
      removeEventListener('pagehide', responder.flushBeforeLeaving)
      document.removeEventListener('visibilitychange', hide)
    }
  }, [api, code, responder, patience])

  return { loaded, responder, view, retry: patience.wake }
}

/** What is said in a text may have signs in it that only prose tells from its own. */
const loadNeeded = async ({ kinds, needs, questions, joining }: RespondedPaperOnWire) =>
  (await loadPlayers({ kinds, needs: isSpoken(questions) ? [...needs, 'prose'] : needs })) && loadJoinForm({ joining })
