import {
  type Dispatch,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react'
import { LINE_END } from '#domain/formats/lines/lines.ts'
import type { DraftList, DraftStep } from '../entries/draft-list.ts'
import { followedText, placeAfter } from '../entries/followed-text.ts'
import { readListed } from '../entries/listed-text.ts'
import { readOffered } from '../entries/offered.ts'
import { isUnread, saysSame, textOfQuiz } from '../entries/text-of-quiz.ts'
import { useSettledText } from './use-settled-text.ts'

type Written = { list: DraftList; dispatch: Dispatch<DraftStep> }

/** All of it as text, beside its questions: whichever is changed, the other follows. */
export function useQuizText(
  { list: { entries, offers, text: known }, dispatch }: Written,
  field: RefObject<HTMLTextAreaElement | null>,
) {
  const [text, setText] = useState(() => textBeside({ entries, offers }, known))
  const settled = useSettledText(text)
  const read = useMemo(() => readListed(settled, offers), [settled, offers])
  const understood = useMemo(() => readOffered(settled, offers), [settled, offers])
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
    const now = readListed(last, offers)
    const isSame = isUnread(now) || saysSame({ entries: latest.current.entries, offers }, now)
    dispatch({ type: 'typedText', text: last, items: isSame ? null : now.items, at: Date.now() })
  }, [dispatch, offers])

  useEffect(() => {
    if (typed.current === settled) return flush()
    if (typed.current !== null) return
    const next = textBeside({ entries, offers }, known)
    if (known !== null && next !== known) dispatch({ type: 'followedText', text: next })
    if (next === latest.current.text) return
    keepPlace(next)
    setText(next)
  }, [entries, offers, known, settled, dispatch, flush, keepPlace])

  useEffect(() => flush, [flush])

  const type = (next: string) => {
    typed.current = next
    setText(next)
  }
  const hasSameLines = useHasSameLines(text, settled)
  return { text, type, flush, read, understood, isSettled: text === settled, hasSameLines }
}

/** As it was typed, wherever the questions say no more than that. */
const textBeside = (listed: Pick<DraftList, 'entries' | 'offers'>, typed: string | null): string =>
  typed === null
    ? textOfQuiz(listed, null)
    : followedText({ ...listed, text: typed, read: readListed(typed, listed.offers) })

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
