import type { RespondedPaperOnWire } from '#contract/runs/responses.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { createPatience, keepTrying, RETRY_MS } from '../../calls/retry.ts'
import { askedIn, loadPlayers } from '../../questions/players.tsx'
import { loadBrand, loadBrandParts } from '../brand/brand-here.ts'
import { playable } from '../device/playable.ts'
import { type OpenedResponse, openResponses, type ResponseJournal } from '../device/response-journal.ts'
import { writerName } from '../device/writer.ts'
import { respondingApi } from './api.ts'
import { answersIn, fieldsIn, saidByLink } from './from-link.ts'
import { OwnResponse } from './own-response.ts'
import { isSpoken } from './said.ts'
import { sendKeptResponses } from './send-kept.ts'
import { loadSurveyForm } from './survey-form.ts'
import { loadJoinForm } from './who.ts'

export type Loaded =
  | { kind: 'loading' }
  | { kind: 'failed'; failure: CallFailure; isTrying: boolean }
  | { kind: 'here'; paper: RespondedPaperOnWire; response: OwnResponse }

/** The poll or survey behind a code, and this device's response to it, while a page is open. */
export const createOpening = (code: string, onLoaded: (loaded: Loaded) => void) => {
  const [api, journal, device, patience] = [respondingApi(code), openResponses(code), writerName(), createPatience()]
  let isOver = false
  let response: OwnResponse | null = null

  const responseOf = (opened: OpenedResponse) => {
    response ??= new OwnResponse({ code, ...opened }, { api, journal, device })
    return response
  }
  // Without a network the page goes on with what it was asked before; the server is asked again meanwhile.
  const showKept = async (known: OpenedResponse | null, failure: CallFailure) => {
    const paper = known && (await journal.readPaper(known.id))
    const isPlayable = paper !== null && (await loadNeeded(paper))
    if (isOver || response !== null) return
    if (known === null || !isPlayable) return onLoaded({ kind: 'failed', failure, isTrying: true })
    const own = responseOf(known)
    own.resume(paper, broughtTo(paper))
    onLoaded({ kind: 'here', paper, response: own })
  }
  const open = async () => {
    const known = await knownIn(journal)
    const version = known?.kept?.versionId ?? null
    const reply = await keepTrying((timeoutMs) => playable(api.paper(version, timeoutMs), loadNeeded), {
      patience,
      onFailure: (failure) => void showKept(known, failure),
      isGivenUp: () => isOver,
    })
    if (isOver) return
    if (!reply.ok) return onLoaded({ kind: 'failed', failure: reply.failure, isTrying: false })
    const paper = reply.value
    // A paper that was kept may be older than what the page wears.
    await loadBrand(paper.brand)
    const own = responseOf(known ?? (await journal.open()))
    void journal.writePaper(own.deviceKey, paper)
    void sendKeptResponses({ journal, device, open: own.deviceKey, epoch: paper.epoch })
    await own.begin(paper, broughtTo(paper))
    if (!isOver) onLoaded({ kind: 'here', paper, response: own })
  }

  return {
    open,
    retry: patience.wake,
    /** The network is back. */
    wake: () => {
      patience.wake()
      response?.wake()
    },
    /** The page may be gone in a moment. */
    leave: () => response?.flushBeforeLeaving(),
    close: () => {
      isOver = true
    },
  }
}

/**
 * What moves records of the version before is a script of its own, which the network may not give at once: a page that went
 * on without them would answer a second time.
 */
const knownIn = async (journal: ResponseJournal): ReturnType<ResponseJournal['known']> => {
  try {
    return await journal.known()
  } catch {
    setTimeout(() => location.reload(), RETRY_MS)
    return new Promise(() => {})
  }
}

/** What the page's address says to what is asked. */
const broughtTo = ({ questions, responding, taking }: RespondedPaperOnWire) => ({
  told: fieldsIn(saidByLink(), responding.fields),
  // An answer that comes with an anonymous survey's link would tell whose link it was.
  answers: answersIn(saidByLink(), responding.anonymous ? [] : (taking?.filled ?? []), askedIn(questions)),
})

/** What is said in a text may have signs in it that only prose tells from its own. */
const loadNeeded = async (paper: RespondedPaperOnWire) => {
  const { kinds, needs } = paper
  const players = { kinds, needs: isSpoken(paper) ? [...needs, 'prose'] : needs }
  // It is answered all the same where its brand does not come.
  if (paper.brand) await loadBrandParts()
  const loaded = await Promise.all([loadPlayers(players), loadJoinForm(paper), loadSurveyForm(paper)])
  return loaded.every(Boolean)
}
