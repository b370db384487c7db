import { useMemo, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import type { Side } from '#domain/questionnaires/drafts/two-versions.ts'
import { randomKey } from '../../calls/random-key.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { toast } from '../../ui/toast.ts'
import { baseAsFound, type DraftBase } from '../drafts/draft-base.ts'
import type { DraftKind } from '../drafts/draft-kind.ts'
import { draftPlace, forgetPlace, writeDraft } from '../drafts/draft-place.ts'
import { isSame } from '../drafts/merged-json.ts'
import { movePasted } from '../drafts/pasted-place.ts'
import { type DraftOnServer, draftCalls } from '../drafts/server-draft-calls.ts'
import { useDeleteDraft } from '../drafts/use-delete-draft.ts'
import type { DraftInHand } from '../drafts/use-draft.ts'
import { type Choice, hasEverything, otherSide, wholeSideOf } from './choice.ts'
import { inParts, type TwoVersions } from './in-parts.ts'
import type { PartsOf } from './parts-of.ts'

type OwnSave = { id: string; change: string }

/** The same id and key for the same draft, however often it is tried: a reply that is lost makes no second one. */
const useOwnSaves = () => {
  const [known] = useState(() => new Map<string, OwnSave>())
  return (content: unknown): OwnSave => {
    const text = JSON.stringify(content)
    const own = known.get(text) ?? { id: randomKey(), change: randomKey() }
    known.set(text, own)
    return own
  }
}

/** As it was before, where it says the same. */
const useSame = <T>(next: T): T => {
  const known = useRef(next)
  if (!isSame(known.current, next)) known.current = next
  return known.current
}

type Edits = DraftBase['edits']

/** What both are based on at least: nobody publishes over a version that they have not seen. */
const basedOnFormer = (current: string | undefined, mine: Edits, theirs: Edits): Edits =>
  mine && theirs?.versionId === current ? mine : theirs

type Chosen<Draft> = {
  kind: DraftKind<Draft>
  /** What one without a title is called. */
  untitled: string
  mine: Draft
  theirs: DraftOnServer<Draft>
  versions: TwoVersions<Draft>
  choice: Choice
}

/** `other`: what becomes a draft of its own; null: nothing does. */
type Outcome<Draft> = { side: Side | 'both'; next: Draft; other: Draft | null }

/** Of a published one there is one draft, and what is not chosen is a new one. Null: more parts than a draft may have. */
const outcomeOf = <Draft>({ kind, untitled, mine, theirs, versions, choice }: Chosen<Draft>): Outcome<Draft> | null => {
  const named = (draft: Draft, name: 'drafts.fromThisDevice' | 'drafts.fromElsewhere' | 'drafts.notChosen') => {
    const titled = kind.withTitle(draft, t(name, { title: kind.titleOf(draft).trim() || untitled }))
    return theirs.edits ? kind.asNew(titled) : titled
  }
  const side = wholeSideOf(versions, choice)
  if (hasEverything(versions, choice)) {
    const next = side === 'here' ? mine : side === 'there' ? theirs.draft : versions.combined(choice)
    return next && { side: 'both', next, other: null }
  }
  if (side === 'there') return { side, next: theirs.draft, other: named(mine, 'drafts.fromThisDevice') }
  if (side === 'here')
    return { side, next: mine, other: theirs.edits ? named(theirs.draft, 'drafts.fromElsewhere') : mine }
  const next = versions.combined(choice)
  const left = versions.combined((name) => otherSide(choice(name)))
  return next && left && { side: 'both', next, other: named(left, 'drafts.notChosen') }
}

/** How one goes on with what was chosen. */
const useGoingOn = <Draft>(hand: DraftInHand<Draft>) => {
  const { kind, place, isInHand, server, base, takeOver } = hand
  const navigate = useNavigate()

  /** In the place of what the server has. */
  const goOnThere = ({ side, next }: Outcome<Draft>, found: DraftOnServer<Draft>) => {
    const theirBase = baseAsFound(found)
    if (isSame(kind.contentOf(next), kind.contentOf(found.draft))) {
      server.become(theirBase, { kind: 'saved', at: found.savedAt })
      return takeOver(next)
    }
    const mineEdits = base.read()?.edits
    const edits =
      side === 'here' ? (mineEdits ?? found.edits) : basedOnFormer(hand.edit?.edits.versionId, mineEdits, found.edits)
    server.become({ ...theirBase, ...(edits && { edits }) })
    if (side !== 'here') takeOver(next)
    server.changed(next)
  }

  /** As a draft of its own, beside what the server has. */
  const goOnBeside = (draft: Draft, saved: { id: string; revision: number; savedAt: number }) => {
    const myBase = baseAsFound(saved)
    if (isInHand) return server.become(myBase, { kind: 'saved', at: saved.savedAt })
    const there = draftPlace(saved.id)
    if (writeDraft(kind, there, draft)) there.base.write(myBase)
    movePasted(place.place, saved.id)
    server.become(null, { kind: 'done' })
    forgetPlace(place)
    void navigate(`${kind.home}/drafts/${saved.id}`, { replace: true })
  }
  return { goOnThere, goOnBeside }
}

/** What to go on with of two versions. Nothing changes here before both are on the server, or in what is gone on with. */
export const useTwoDrafts = <Draft, Item>(hand: DraftInHand<Draft>, parts: PartsOf<Draft, Item>, untitled: string) => {
  const { kind, saving, keep } = hand
  const [isBusy, setBusy] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const ownSave = useOwnSaves()
  const { goOnThere, goOnBeside } = useGoingOn(hand)
  const deleteDraft = useDeleteDraft()
  const theirs = saving.kind === 'diverged' ? saving.theirs : null
  const mine = useSame(hand.draft)
  const latest = useRef(mine)
  latest.current = mine
  const versions = useMemo(() => theirs && inParts(parts, { here: mine, there: theirs.draft }), [parts, mine, theirs])

  /** Another tab has written on meanwhile: what it has is here too, and it is chosen anew. */
  const isOvertaken = () => {
    const isOutdated = hand.own.isOutdated()
    if (isOutdated) keep({ evenIfKept: true })
    return isOutdated || latest.current !== mine
  }

  const tellOther = (id: string) =>
    toast.success(t('drafts.otherKept'), {
      action: { label: t('drafts.deleteOther'), onAct: () => void deleteDraft({ id }) },
    })

  const goOn = async (choice: Choice) => {
    if (!theirs || !versions || isBusy || isOvertaken()) return
    const outcome = outcomeOf({ kind, untitled, mine, theirs, versions, choice })
    if (!outcome) return setFailure(t('drafts.tooMany', { most: versions.most }))
    setFailure(null)
    const { side, next, other } = outcome
    if (other === null) return goOnThere(outcome, theirs)
    setBusy(true)
    const own = ownSave(kind.contentOf(other))
    const reply = await draftCalls(kind).save({ ...own, basedOn: 0, draft: other })
    setBusy(false)
    if (!reply.ok) return setFailure(t('drafts.notKept', { why: failureText(reply.failure) }))
    if (isOvertaken()) return
    const isBeside = side === 'here' && !theirs.edits
    tellOther(isBeside ? theirs.id : own.id)
    if (isBeside) goOnBeside(next, { id: own.id, ...reply.value })
    else goOnThere(outcome, theirs)
  }
  return { theirs, versions, isBusy, failure, goOn }
}
