import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomKey } from '../api/random-key.ts'
import { failureText } from '../i18n/all-failures.ts'
import { t } from '../i18n/drafts.ts'
import { toast } from '../ui/toast.ts'
import { type DraftBase, writeBase } from './draft-base.ts'
import { forgetPlace, ownStorage } from './own-storage.ts'
import { draftCalls } from './server-draft-calls.ts'
import { type QuizDraft, writeDraft } from './stored-draft.ts'
import { useDeleteDraft } from './use-delete-draft.ts'
import type { DraftInHand } from './use-draft.ts'

export type Side = 'here' | 'there'

const asBase = (id: string, revision: number): DraftBase => ({ id, revision, sent: [], unsaved: false })

const fromThisDevice = (draft: QuizDraft): QuizDraft => {
  const title = t('drafts.fromThisDevice', { title: draft.details.title.trim() || t('drafts.untitled') })
  return { ...draft, details: { ...draft.details, title } }
}

/** Which of two versions to go on with. Both are on the server before anything changes here. */
export const useTwoDrafts = ({ draft, saving, place, server, takeOver }: DraftInHand) => {
  const [busy, setBusy] = useState<Side | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** Of what was written here, as a draft of its own: the same however often it is tried. */
  const [own] = useState(() => ({ id: randomKey(), change: randomKey() }))
  const navigate = useNavigate()
  const deleteDraft = useDeleteDraft()
  const theirs = saving.kind === 'diverged' ? saving.theirs : null

  const tellOther = (other: { id: string; title: string }) =>
    toast.success(t('drafts.otherKept'), {
      action: { label: t('drafts.deleteOther'), onAct: () => void deleteDraft(other) },
    })

  const choose = async (side: Side) => {
    if (!theirs || busy) return
    setBusy(side)
    setFailure(null)
    const mine = side === 'here' ? draft : fromThisDevice(draft)
    const reply = await draftCalls.save({ ...own, basedOn: 0, draft: mine })
    setBusy(null)
    if (!reply.ok) return setFailure(t('drafts.notKept', { why: failureText(reply.failure) }))
    const theirBase = asBase(theirs.id, theirs.revision)
    if (side === 'there') {
      server.become(theirBase, { kind: 'saved', at: theirs.savedAt })
      takeOver(theirs.draft)
      return tellOther({ id: own.id, title: mine.details.title })
    }
    const myBase = asBase(own.id, reply.value.revision)
    tellOther({ id: theirs.id, title: theirs.draft.details.title })
    if (place === null) return server.become(myBase, { kind: 'saved', at: reply.value.savedAt })
    const there = ownStorage(own.id)
    if (writeDraft(there, draft)) writeBase(there, myBase)
    server.become(null, { kind: 'done' })
    forgetPlace(place)
    void navigate(`/dashboard/quizzes/drafts/${own.id}`, { replace: true })
  }
  return { theirs, busy, failure, choose }
}
