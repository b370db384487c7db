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
import { LINE_END } from '#domain/formats/lines/lines.ts'
import type { DraftList, DraftStep } from '../entries/draft-list.ts'
import { followedText, placeAfter } from '../entries/followed-text.ts'
import { readText } from '../entries/pasted-questions.ts'
import { isUnread, saysSame, textOfQuiz } from '../entries/text-of-quiz.ts'

type Written = { list: DraftList; dispatch: Dispatch<DraftStep> }

/** The whole quiz as text, beside its questions: whichever is changed, the other follows. */
export function useQuizText(
  { list: { entries, text: known }, dispatch }: Written,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [text, setText] = useState(() => textBeside(entries, known))
  const settled = useDeferredValue(text)
  const read = useMemo(() => readText(settled), [settled])
  /** As it was typed, until the list has it: what the questions say themselves is never taken for typed. */
  const typed = useRef<string | null>(null)
  const latest = useRef({ text, entries })
  latest.current = { text, entries }
  const keepPlace = useKeptPlace(field, text)

  /** What is typed goes to the list now, before anything else changes the questions. */
  const flush = useCallback(() => {
    const last = typed.current
    if (last === null) return
    typed.current = null
    const now = readText(last)
    const isSame = isUnread(now) || saysSame(latest.current.entries, now)
    dispatch({ type: 'typedText', text: last, items: isSame ? null : now.items, at: Date.now() })
  }, [dispatch])

  useEffect(() => {
    if (typed.current === settled) return flush()
    if (typed.current !== null) return
    const next = textBeside(entries, known)
    if (known !== null && next !== known) dispatch({ type: 'followedText', text: next })
    if (next === latest.current.text) return
    keepPlace(next)
    setText(next)
  }, [entries, known, settled, dispatch, flush, keepPlace])

  useEffect(() => flush, [flush])

  const type = (next: string) => {
    typed.current = next
    setText(next)
  }
  return { text, type, flush, read, isSettled: text === settled, hasSameLines: useHasSameLines(text, settled) }
}

/** As it was typed, wherever the questions say no more than that. */
const textBeside = (entries: DraftList['entries'], typed: string | null): string =>
  typed === null ? textOfQuiz(entries, null) : followedText({ entries, text: typed, read: readText(typed) })

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
