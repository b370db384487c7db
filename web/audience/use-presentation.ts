import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { changePresentation, type PresentationOnWire } from '#contract/audience/presentations.ts'
import { MOST_HIDDEN, type PresentationChanges } from '#contract/audience/presentations-requests.ts'
import { createPatience, keepTrying } from '../calls/retry.ts'
import { callAsTeacher } from '../people/accounts/api.ts'
import { newerOf, presentationQuery } from '../questionnaires/polls/api.ts'

const AT_FIRST: PresentationOnWire = {
  revision: 0,
  question: 0,
  is_revealed: true,
  hides_results: false,
  is_code_shown: true,
  is_hall_shown: false,
  hidden_words: [],
}
const PARTS = ['question', 'is_revealed', 'hides_results', 'is_code_shown', 'is_hall_shown', 'hidden_words'] as const

/** What is left of `wanted` once `said` has arrived: what was pressed meanwhile. */
const without = (wanted: PresentationChanges, said: PresentationChanges): PresentationChanges => {
  const left = { ...wanted }
  for (const part of PARTS) if (left[part] === said[part]) delete left[part]
  return left
}

/** Sends what is pressed until the server has it, and meanwhile tells what is wanted. */
const usePressing = (pollId: string) => {
  const client = useQueryClient()
  const [wanted, setWanted] = useState<PresentationChanges>({})
  const [isBehind, setBehind] = useState(false)
  const [patience] = useState(createPatience)
  const latest = useRef<PresentationChanges>({})
  const isSending = useRef(false)
  const isOver = useRef(false)

  useEffect(() => {
    isOver.current = false
    const wake = () => patience.wake()
    addEventListener('online', wake)
    return () => {
      isOver.current = true
      removeEventListener('online', wake)
      patience.wake()
    }
  }, [patience])

  const want = (changes: PresentationChanges) => {
    latest.current = changes
    setWanted(changes)
  }
  const send = async () => {
    if (isSending.current) return
    isSending.current = true
    while (!isOver.current && Object.keys(latest.current).length > 0) {
      const set = latest.current
      const reply = await keepTrying(
        (timeoutMs) => callAsTeacher(changePresentation, { params: { id: pollId }, body: { set } }, { timeoutMs }),
        { patience, onFailure: () => setBehind(true), isGivenUp: () => isOver.current },
      )
      setBehind(false)
      if (reply.ok) client.setQueryData(presentationQuery(pollId).queryKey, (known) => newerOf(known, reply.value))
      want(without(latest.current, set))
    }
    isSending.current = false
  }
  const press = (changes: PresentationChanges) => {
    want({ ...latest.current, ...changes })
    void send()
  }
  return { wanted, latest, isBehind, press }
}

/**
 * What of a poll its screens show, wherever it is pressed: at once here, and everywhere once the server has it. What was
 * pressed without a network is sent when that is back.
 */
export const usePresentation = (pollId: string, count: number) => {
  const client = useQueryClient()
  const query = presentationQuery(pollId)
  const { data: told = AT_FIRST } = useQuery(query)
  const { wanted, latest, isBehind, press } = usePressing(pollId)
  const last = Math.max(0, count - 1)
  return {
    at: Math.min(wanted.question ?? told.question, last),
    isRevealed: wanted.is_revealed ?? told.is_revealed,
    hidesResults: wanted.hides_results ?? told.hides_results,
    isCodeShown: wanted.is_code_shown ?? told.is_code_shown,
    isHallShown: wanted.is_hall_shown ?? told.is_hall_shown,
    hiddenWords: wanted.hidden_words ?? told.hidden_words,
    isBehind,
    /** Pressed twice at once, it goes two on. */
    go: (by: -1 | 1) => {
      const known = client.getQueryData(query.queryKey) ?? AT_FIRST
      const from = Math.min(latest.current.question ?? known.question, last)
      const question = Math.max(0, Math.min(last, from + by))
      const hides = latest.current.hides_results ?? known.hides_results
      // Said with it: what was to be shown of the question before is not shown of this one.
      press({ question, ...(hides && question !== from && { is_revealed: false }) })
    },
    reveal: (is_revealed: boolean) => press({ is_revealed }),
    hideResults: (hides_results: boolean) => press({ hides_results, is_revealed: !hides_results }),
    showCode: (is_code_shown: boolean) => press({ is_code_shown }),
    showHall: (is_hall_shown: boolean) => press({ is_hall_shown }),
    hideWord: (word: string) => {
      const known = client.getQueryData(query.queryKey) ?? AT_FIRST
      const before = latest.current.hidden_words ?? known.hidden_words
      press({ hidden_words: [...new Set([...before, word])].slice(-MOST_HIDDEN) })
    },
    showWords: () => press({ hidden_words: [] }),
  }
}
