import { useQueryClient } from '@tanstack/react-query'
import { useCallback, useEffect, useRef, useState } from 'react'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { hasLoggedOut } from '../../people/accounts/session.ts'
import { toast } from '../../ui/toast.ts'
import { baseAsFound, type DraftBase, type Edits, freshBase, readBase, writeBase } from '../drafts/draft-base.ts'
import { createServerDraft } from '../drafts/server-draft.ts'
import type { Saving } from '../drafts/server-draft-sending.ts'
import { surveyDraftsQuery } from './api.ts'
import { keptOf, type SurveyDraft, withNewKeys } from './draft.ts'
import { storageBeside } from './kept-draft.ts'
import { editCallsOf, type SurveyOnServer, surveyCalls } from './server-copy.ts'
import { useOtherTab, useSharedDraft } from './use-survey-tabs.ts'

/** A survey that is about to be written on. */
export type OpenedSurvey = {
  /** Under which name the device keeps it. */
  place: string
  /** What the device has of it, or what it begins with. */
  draft: SurveyDraft
  /** As the server had it when it was opened. */
  found: SurveyOnServer | null
  /** Where it changes a published one: which version, and what that says. */
  edit: { edits: Edits; initial: SurveyDraft } | null
}

const isSameSurvey = (one: SurveyDraft, other: SurveyDraft): boolean =>
  JSON.stringify(keptOf(one)) === JSON.stringify(keptOf(other))

const KEYS_OF_A_TAB = 2 ** 20

/** Where the keys begin that this tab gives: no other tab gives the same. */
const newKeys = (): number => {
  const [at = 0] = crypto.getRandomValues(new Uint32Array(1))
  return (at + 1) * KEYS_OF_A_TAB
}

/** Beside the draft, or in this page alone where the device keeps nothing. */
const keptBase = ({ place, found }: OpenedSurvey) => {
  const storage = storageBeside(place)
  let inThisPage = readBase(storage) ?? (found && baseAsFound(found))
  let isRefused = storage === null
  return {
    read: (): DraftBase | null => (isRefused ? inThisPage : (readBase(storage) ?? inThisPage)),
    reread: () => {
      inThisPage = readBase(storage)
    },
    write: (base: DraftBase | null) => {
      inThisPage = base
      // A save may end behind whoever has logged out, and has left nothing on the device.
      if (!hasLoggedOut()) isRefused = !writeBase(storage, base)
    },
  }
}

/** A survey as it is written: on the device at every change, and on the server from when it has a title on. */
export const useSurveyDraft = (opened: OpenedSurvey) => {
  const { place, edit } = opened
  const [draft, setDraft] = useState(() => ({ ...opened.draft, nextKey: newKeys() }))
  const [isKept, setIsKept] = useState(true)
  const [round, setRound] = useState(0)
  // A press on "Undo" comes after other changes.
  const latest = useRef(draft)
  const [base] = useState(() => keptBase(opened))
  const shared = useSharedDraft(place, draft)

  const show = useCallback((next: SurveyDraft) => {
    latest.current = next
    setDraft(next)
  }, [])
  /** What the server has: nothing that this page would have to save. */
  const takeOver = useCallback(
    (next: SurveyDraft) => {
      const taken = withNewKeys(next, latest.current.nextKey)
      show(taken)
      setRound((rounds) => rounds + 1)
      setIsKept(shared.keep(taken))
    },
    [show, shared.keep],
  )
  const { server, saving } = useServerCopy({ opened, base, takeOver })
  useLooking(server, latest)

  const put = useCallback(
    (mine: SurveyDraft) => {
      if (hasLoggedOut()) return show(mine)
      const merged = shared.withTheirs(mine)
      const next = merged ?? mine
      show(next)
      setIsKept(shared.keep(next))
      server.changed(next)
      if (merged) shared.tellOnce()
    },
    [show, server, shared.withTheirs, shared.keep, shared.tellOnce],
  )
  useOtherTab({ place, server, base, latest, shared, show, put })

  /** What is gone elsewhere goes on as a draft of its own. */
  const keepAsNew = () => {
    const { edits } = base.read() ?? {}
    server.become(edits ? freshBase(edits) : null)
    server.changed(latest.current)
  }
  const again = () => setRound((rounds) => rounds + 1)
  return { place, edit, draft, isKept, round, latest, base, saving, server, put, again, takeOver, keepAsNew }
}

export type SurveyInHand = ReturnType<typeof useSurveyDraft>

type CopyProps = {
  opened: OpenedSurvey
  base: ReturnType<typeof keptBase>
  takeOver: (next: SurveyDraft) => void
}

const useServerCopy = ({ opened: { edit }, base, takeOver }: CopyProps) => {
  const queryClient = useQueryClient()
  const { saving, onSaving } = useSaving(edit !== null)
  const [server] = useState(() =>
    createServerDraft<SurveyDraft>({
      calls: edit ? editCallsOf(edit.edits.quizId) : surveyCalls,
      edits: edit?.edits,
      isWorthSaving: (now) => (edit ? !isSameSurvey(now, edit.initial) : now.title.trim() !== ''),
      base,
      onSaving,
      onSaved: () => void queryClient.invalidateQueries({ queryKey: surveyDraftsQuery.queryKey }),
      onNewer: (newer) => {
        takeOver(newer.draft)
        toast.success(t('drafts.newerFar'))
      },
      // Every change is kept at once.
      keep: () => {},
    }),
  )
  return { server, saving }
}

/** Where the server's copy stands. What keeps it from being saved is said wherever one is in a long survey, once until it is saved again. */
const useSaving = (isEdit: boolean) => {
  const [saving, setSaving] = useState<Saving<SurveyDraft>>({ kind: 'none' })
  const said = useRef<Saving['kind']>('none')
  const onSaving = (next: Saving<SurveyDraft>) => {
    setSaving(next)
    if (next.kind === 'saved') said.current = 'none'
    if ((next.kind !== 'gone' && next.kind !== 'refused') || said.current === next.kind) return
    said.current = next.kind
    if (next.kind === 'gone') toast.error(t(isEdit ? 'drafts.editGone' : 'drafts.gone'))
    else toast.error(t('drafts.refused', { why: failureText(next.failure) }))
  }
  return { saving, onSaving }
}

/** Looks what the server has whenever the page is seen, and sends what waits when it is left. */
const useLooking = (server: SurveyInHand['server'], latest: SurveyInHand['latest']) => {
  useEffect(() => {
    server.returned()
    const look = () => void server.check(latest.current)
    const onHide = () => server.leave({ forGood: false })
    const onVisibility = () => (document.visibilityState === 'hidden' ? onHide() : look())
    const onOnline = () => void server.send()
    look()
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pagehide', onHide)
    window.addEventListener('online', onOnline)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pagehide', onHide)
      window.removeEventListener('online', onOnline)
      if (hasLoggedOut()) server.dropped()
      server.leave({ forGood: true })
    }
  }, [server, latest])
}
