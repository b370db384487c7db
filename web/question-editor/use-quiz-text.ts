import {
  type Dispatch,
  type RefObject,
  useCallback,
  useDeferredValue,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LINE_END } from '#domain/quiz-text/lines.ts'
import type { ReadQuiz } from '#domain/quiz-text/read-quiz-text.ts'
import type { DraftList, DraftStep } from './draft-list.ts'
import { followedText, placeAfter } from './followed-text.ts'
import { readText } from './pasted-questions.ts'
import { createTextHistory } from './text-history.ts'
import { isUnread, saysSame, textOfQuiz } from './text-of-quiz.ts'

type Written = {
  list: DraftList
  dispatch: Dispatch<DraftStep>
  /** The text as it was left, while something in it is in no question. */
  text: string | null
  keepText: (text: string | null) => void
}

/** The whole quiz as text, beside its questions: whichever is changed, the other follows. */
export function useQuizText(
  { list, dispatch, text: found, keepText }: Written,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const { entries } = list
  const [text, setText] = useState(() => textOfQuiz(entries, found))
  const settled = useDeferredValue(text)
  const read = useMemo(() => readText(settled), [settled])
  /** As it was typed, until the questions have it: what they say themselves is never taken for typed. */
  const typed = useRef<string | null>(null)
  const latest = useRef({ text, entries })
  latest.current = { text, entries }
  const keepPlace = useKeptPlace(field, text)
  const [history] = useState(createTextHistory)
  /** What is kept of it; another quiz is begun, or this one is back, where it is gone or there without having been kept here. */
  const kept = useRef(found)
  const keep = useCallback(
    (typed: string, { leftover }: ReadQuiz) => {
      kept.current = leftover.length > 0 ? typed : null
      keepText(kept.current)
    },
    [keepText],
  )

  /** What is typed goes to the questions now, before anything else changes them. */
  const flush = useCallback(() => {
    const last = typed.current
    if (last === null) return
    typed.current = null
    const now = readText(last)
    keep(last, now)
    if (isUnread(now) || saysSame(latest.current.entries, now)) return
    dispatch({ type: 'tookText', items: now.items, at: Date.now() })
  }, [dispatch, keep])

  useEffect(() => {
    if (latest.current.text !== settled || (typed.current ?? settled) !== settled) return
    if (typed.current === null && (found === null) !== (kept.current === null)) {
      kept.current = found
      setText(textOfQuiz(entries, found))
      return
    }
    keep(settled, read)
    if (typed.current !== null) return flush()
    if (isUnread(read)) return
    if (saysSame(entries, read)) return history.stands({ entries, text: settled, left: read.leftover.length })
    const next = history.beside(entries) ?? followedText({ entries, text: settled, read })
    if (next === settled) return
    keepPlace(next)
    setText(next)
  }, [entries, read, settled, found, flush, keep, keepPlace, history])

  useEffect(() => flush, [flush])

  const type = (next: string) => {
    typed.current = next
    setText(next)
  }
  return { text, type, flush, read, isSettled: text === settled, hasSameLines: useHasSameLines(text, settled) }
}

const useHasSameLines = (one: string, other: string): boolean =>
  useMemo(() => lineCount(one) === lineCount(other), [one, other])

const lineCount = (text: string): number => text.split(LINE_END).length

/** Whoever is in a text that changes beside them stays where they are in it. */
const useKeptPlace = (field: RefObject<HTMLTextAreaElement | null>, text: string) => {
  const kept = useRef<{ from: number; to: number; top: number } | null>(null)
  useLayoutEffect(() => {
    const place = kept.current
    kept.current = null
    if (place === null || field.current?.value !== text) return
    if (document.activeElement === field.current) field.current.setSelectionRange(place.from, place.to)
    field.current.scrollTop = place.top
  }, [field, text])
  return useCallback(
    (next: string) => {
      if (!field.current) return
      const { value, selectionStart, selectionEnd, scrollTop } = field.current
      kept.current = {
        from: placeAfter(value, next, selectionStart),
        to: placeAfter(value, next, selectionEnd),
        top: scrollTop,
      }
    },
    [field],
  )
}
