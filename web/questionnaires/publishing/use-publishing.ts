import { useQueryClient } from '@tanstack/react-query'
import { useRef, useState } from 'react'
import type { Reply } from '../../calls/reply.ts'
import { quizzesQuery } from '../api.ts'
import { answered, isSameContent, keyOf, unanswered } from '../drafts/unanswered-save.ts'
import type { DraftInHand } from '../drafts/use-draft.ts'
import { type Publication, type Said, saidIn } from './publication.ts'

type Prepared<Made> = {
  publication: Publication<Made>
  /** Asked before anything is sent: what is said of the texts that it changes, null: it is not published. Left out: nothing. */
  confirm?: (() => Promise<Said | null>) | undefined
}

type Published<Draft> = Pick<
  DraftInHand<Draft>,
  'kind' | 'keep' | 'inWriting' | 'place' | 'server' | 'forget' | 'keepAsNew'
>

/** What was said of the same edit, of which `before` has no answer; null: nothing, and people may have answered since. */
const saidBefore = ({ contentOf }: Publication<unknown>, before: string | null): Said | null => {
  const said = before === null ? null : saidIn(before)
  return before !== null && said?.same_meaning && isSameContent(contentOf(said), before) ? said : null
}

/**
 * Publishes a draft, sent once however often one presses, and the same again where an answer was lost. Once it is
 * published, it is no draft any more, on the device and on the server, unless it was written on meanwhile; where it is
 * refused, all of it stays.
 */
export const usePublishing = <Draft>(hand: Published<Draft>) => {
  const { keep, inWriting, place, server, forget, keepAsNew } = hand
  const [isPublishing, setIsPublishing] = useState(false)
  const isUnderWay = useRef(false)
  const queryClient = useQueryClient()

  const sent = async <Made>({ contentOf, send }: Publication<Made>, said: Said): Promise<Reply<Made>> => {
    const written = inWriting()
    const draft = await server.hold()
    const reply = await send({ draft_key: keyOf(contentOf(said), place.sent), ...(draft && { draft }) }, said)
    if (!reply.ok) {
      server.release(reply.failure)
      return reply
    }
    answered(place.sent)
    keep()
    if (inWriting() === written) forget()
    else keepAsNew()
    void queryClient.invalidateQueries({ queryKey: quizzesQuery.queryKey })
    return reply
  }

  /** What is confirmed, of the draft as it is then: another tab may write in it while somebody is asked. */
  const confirmed = async <Made>(prepare: () => Prepared<Made> | null) => {
    keep()
    let next = prepare()
    while (next) {
      const { publication, confirm } = next
      if (!confirm) return { publication, said: {} }
      const again = saidBefore(publication, unanswered(place.sent))
      if (again) return { publication, said: again }
      const said = await confirm()
      if (said === null) return null
      keep()
      next = prepare()
      if (next?.publication.contentOf(said) === publication.contentOf(said)) return { publication, said }
    }
    return null
  }

  /**
   * Null: nothing was sent, as one is on its way already, or it was not meant. `prepare`: the draft as it is at that moment;
   * null: it can't be published.
   */
  const publish = async <Made>(prepare: () => Prepared<Made> | null): Promise<Reply<Made> | null> => {
    if (isUnderWay.current) return null
    isUnderWay.current = true
    setIsPublishing(true)
    try {
      const meant = await confirmed(prepare)
      return meant && (await sent(meant.publication, meant.said))
    } finally {
      isUnderWay.current = false
      setIsPublishing(false)
    }
  }
  return { isPublishing, publish }
}
