import { useState } from 'react'
import type { CallFailure } from '../../calls/reply.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { toast } from '../../ui/toast.ts'
import { begunDraft } from '../drafts/begun-draft.ts'
import type { Publication, Said } from '../publishing/publication.ts'
import { usePublishing } from '../publishing/use-publishing.ts'
import { isReady, type PollDraft, titleOf } from './poll-draft.ts'
import { POLL_DRAFTS } from './poll-drafts.ts'
import type { PollInHand } from './use-poll-draft.ts'

/** Where whoever starts a poll wants to go on: to the projector, or to ways to send its link. */
export type Way = 'present' | 'share'

export type PollMeans<Made> = {
  publicationOf: (draft: PollDraft) => Publication<Made>
  /** Told what was published: by then something else may be in hand. */
  onPublished: (made: Made, draft: PollDraft, way: Way) => void
  /** Told the code of why it was not. */
  onRefused?: (code: string) => void
}

type PollAsks = {
  /** Leads to what is missing, and says whether it did. */
  onMissing: (draft: PollDraft) => boolean
  /** What is asked before it is published; undefined: nothing. */
  confirmOf: (draft: PollDraft, way: Way) => (() => Promise<Said | null>) | undefined
}

/** Starts a poll, or says that something is missing; and begins another one. */
export const useSubmitPoll = <Made>(
  hand: PollInHand,
  { publicationOf, onPublished, onRefused }: PollMeans<Made>,
  { onMissing, confirmOf }: PollAsks,
) => {
  const { latest, put, renewed, isInHand, isListed } = hand
  const [hasTried, setHasTried] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  /** The last try that led to no field. */
  const [tried, setTried] = useState<object | null>(null)
  const { isPublishing, publish } = usePublishing(hand)
  const startOver = () => {
    const before = latest.current
    const next = renewed(begunDraft(POLL_DRAFTS))
    const said = isInHand && isListed() ? t('polls.putAside', { title: titleOf(before) }) : t('polls.startedOver')
    const undo = isInHand ? hand.startOver(next) : () => put(before)
    if (!isInHand) put(next)
    setHasTried(false)
    toast.success(said, { action: { label: t('polls.putBack'), onAct: undo } })
  }
  const submit = async (way: Way) => {
    setFailure(null)
    let sent = latest.current
    const reply = await publish(() => {
      sent = latest.current
      if (isReady(sent)) return { publication: publicationOf(sent), confirm: confirmOf(sent, way) }
      setHasTried(true)
      if (!onMissing(latest.current)) setTried({})
      return null
    })
    if (!reply) return
    if (reply.ok) return onPublished(reply.value, sent, way)
    setFailure(reply.failure)
    setTried({})
    onRefused?.(reply.failure.code)
  }
  return { hasTried, tried, submit: (way: Way = 'present') => void submit(way), isPublishing, failure, startOver }
}
