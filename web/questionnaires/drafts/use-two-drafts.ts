import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomKey } from '../../calls/random-key.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { toast } from '../../ui/toast.ts'
import { asNewQuiz, type QuizDraft, writeDraft } from '../entries/stored-draft.ts'
import { baseAsFound, writeBase } from './draft-base.ts'
import { forgetPlace, ownStorage } from './own-storage.ts'
import { type DraftOnServer, draftCalls } from './server-draft-calls.ts'
import { useDeleteDraft } from './use-delete-draft.ts'
import type { DraftInHand } from './use-draft.ts'

const aSave = () => ({ id: randomKey(), change: randomKey() })

export type Side = 'here' | 'there'

const named = (draft: QuizDraft, name: 'drafts.fromThisDevice' | 'drafts.fromElsewhere'): QuizDraft => {
  const title = t(name, { title: draft.details.title.trim() || t('drafts.untitled') })
  return { ...draft, details: { ...draft.details, title } }
}

type Choice = { side: Side; mine: QuizDraft; theirs: DraftOnServer }

/** What becomes a draft of its own: of a published quiz there is one, and what is not chosen is a new quiz. */
const setAside = ({ side, mine, theirs }: Choice): QuizDraft => {
  if (theirs.edits)
    return asNewQuiz(
      side === 'here' ? named(theirs.draft, 'drafts.fromElsewhere') : named(mine, 'drafts.fromThisDevice'),
    )
  return side === 'here' ? mine : named(mine, 'drafts.fromThisDevice')
}

/** Which of two versions to go on with. Both are on the server before anything changes here. */
export const useTwoDrafts = ({ draft, saving, place, server, base, takeOver }: DraftInHand) => {
  const [busy, setBusy] = useState<Side | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** Of what becomes a draft of its own: the same however often it is tried. */
  const [own] = useState(() => ({ here: aSave(), there: aSave() }))
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
    const other = setAside({ side, mine: draft, theirs })
    const reply = await draftCalls.save({ ...own[side], basedOn: 0, draft: other })
    setBusy(null)
    if (!reply.ok) return setFailure(t('drafts.notKept', { why: failureText(reply.failure) }))
    const theirBase = baseAsFound(theirs)
    const { id } = own[side]
    if (side === 'there') {
      server.become(theirBase, { kind: 'saved', at: theirs.savedAt })
      takeOver(theirs.draft)
      return tellOther({ id, title: other.details.title })
    }
    if (theirs.edits) {
      server.become({ ...theirBase, edits: base.read()?.edits ?? theirs.edits })
      server.changed(draft)
      return tellOther({ id, title: other.details.title })
    }
    const myBase = baseAsFound({ id, revision: reply.value.revision })
    tellOther({ id: theirs.id, title: theirs.draft.details.title })
    if (place === null) return server.become(myBase, { kind: 'saved', at: reply.value.savedAt })
    const there = ownStorage(id)
    if (writeDraft(there, draft)) writeBase(there, myBase)
    server.become(null, { kind: 'done' })
    forgetPlace(place)
    void navigate(`/dashboard/quizzes/drafts/${id}`, { replace: true })
  }
  return { theirs, busy, failure, choose }
}
