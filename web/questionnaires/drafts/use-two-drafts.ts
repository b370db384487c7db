import { useState } from 'react'
import { useNavigate } from 'react-router'
import { randomKey } from '../../calls/random-key.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { toast } from '../../ui/toast.ts'
import { baseAsFound } from './draft-base.ts'
import type { DraftKind } from './draft-kind.ts'
import { draftPlace, forgetPlace, writeDraft } from './draft-place.ts'
import { type DraftOnServer, draftCalls } from './server-draft-calls.ts'
import { useDeleteDraft } from './use-delete-draft.ts'
import type { DraftInHand } from './use-draft.ts'

const aSave = () => ({ id: randomKey(), change: randomKey() })

export type Side = 'here' | 'there'

type Choice<Draft> = {
  kind: DraftKind<Draft>
  side: Side
  mine: Draft
  theirs: DraftOnServer<Draft>
  /** What one without a title is called. */
  untitled: string
}

/** What becomes a draft of its own: of a published one there is one, and what is not chosen is a new one. */
const setAside = <Draft>({ kind, side, mine, theirs, untitled }: Choice<Draft>): Draft => {
  const named = (draft: Draft, name: 'drafts.fromThisDevice' | 'drafts.fromElsewhere') =>
    kind.withTitle(draft, t(name, { title: kind.titleOf(draft).trim() || untitled }))
  if (theirs.edits)
    return kind.asNew(
      side === 'here' ? named(theirs.draft, 'drafts.fromElsewhere') : named(mine, 'drafts.fromThisDevice'),
    )
  return side === 'here' ? mine : named(mine, 'drafts.fromThisDevice')
}

/** Which of two versions to go on with. Both are on the server before anything changes here. */
export const useTwoDrafts = <Draft>(hand: DraftInHand<Draft>, untitled: string) => {
  const { kind, draft, saving, place, isInHand, server, base, takeOver } = hand
  const [busy, setBusy] = useState<Side | null>(null)
  const [failure, setFailure] = useState<string | null>(null)
  /** Of what becomes a draft of its own: the same however often it is tried. */
  const [own] = useState(() => ({ here: aSave(), there: aSave() }))
  const navigate = useNavigate()
  const deleteDraft = useDeleteDraft(kind.listedUnder)
  const theirs = saving.kind === 'diverged' ? saving.theirs : null

  const tellOther = (id: string) =>
    toast.success(t('drafts.otherKept'), {
      action: { label: t('drafts.deleteOther'), onAct: () => void deleteDraft({ id }) },
    })

  const choose = async (side: Side) => {
    if (!theirs || busy) return
    setBusy(side)
    setFailure(null)
    const other = setAside({ kind, side, mine: draft, theirs, untitled })
    const reply = await draftCalls(kind).save({ ...own[side], basedOn: 0, draft: other })
    setBusy(null)
    if (!reply.ok) return setFailure(t('drafts.notKept', { why: failureText(reply.failure) }))
    const theirBase = baseAsFound(theirs)
    const { id } = own[side]
    if (side === 'there') {
      server.become(theirBase, { kind: 'saved', at: theirs.savedAt })
      takeOver(theirs.draft)
      return tellOther(id)
    }
    if (theirs.edits) {
      server.become({ ...theirBase, edits: base.read()?.edits ?? theirs.edits })
      server.changed(draft)
      return tellOther(id)
    }
    const myBase = baseAsFound({ id, revision: reply.value.revision })
    tellOther(theirs.id)
    if (isInHand) return server.become(myBase, { kind: 'saved', at: reply.value.savedAt })
    const there = draftPlace(id)
    if (writeDraft(kind, there, draft)) there.base.write(myBase)
    server.become(null, { kind: 'done' })
    forgetPlace(place)
    void navigate(`${kind.home}/drafts/${id}`, { replace: true })
  }
  return { theirs, busy, failure, choose }
}
