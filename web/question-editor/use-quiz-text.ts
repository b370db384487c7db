import { type Dispatch, useDeferredValue, useEffect, useMemo, useRef, useState } from 'react'
import type { DraftList, DraftStep } from './draft-list.ts'
import { readText } from './pasted-questions.ts'
import { isUnread, saysSame, textOfQuiz } from './text-of-quiz.ts'

type Written = {
  list: DraftList
  dispatch: Dispatch<DraftStep>
  /** The text as it was left, while something in it is in no question. */
  text: string | null
  keepText: (text: string | null) => void
}

/** The whole quiz as text, beside its questions: whichever changes, the other follows. */
export function useQuizText({ list, dispatch, text: kept, keepText }: Written) {
  const [text, setText] = useState(() => textOfQuiz(list.entries, kept))
  const settled = useDeferredValue(text)
  const read = useMemo(() => readText(settled), [settled])
  /** What the questions have followed last; another list than that was changed elsewhere. */
  const followed = useRef(read)
  const latest = useRef({ text, settled })
  latest.current = { text, settled }

  useEffect(() => {
    keepText(read.leftover.length > 0 ? settled : null)
    if (isUnread(read) || saysSame(list.entries, read)) {
      followed.current = read
      return
    }
    if (followed.current === read) {
      setText(textOfQuiz(list.entries, settled))
      return
    }
    followed.current = read
    dispatch({ type: 'tookText', items: read.items, at: Date.now() })
  }, [list.entries, read, settled, dispatch, keepText])

  useEffect(
    () => () => {
      const { text: last, settled: taken } = latest.current
      if (last === taken) return
      const unfollowed = readText(last)
      keepText(unfollowed.leftover.length > 0 ? last : null)
      if (!isUnread(unfollowed)) dispatch({ type: 'tookText', items: unfollowed.items, at: Date.now() })
    },
    [dispatch, keepText],
  )
  return { text, setText, read }
}
