import { useEffect, useRef, useState } from 'react'
import type { TextProblem } from '#domain/formats/lines/block.ts'
import type { Account } from '#domain/formats/quiz-text/account.ts'
import type { DraftItem } from '#domain/questionnaires/drafts/draft-item.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { t as quizText } from '../../i18n/teachers/quiz-text.ts'
import { Button } from '../../ui/button.tsx'
import { FoundByKind } from './found-in-text.tsx'
import { TextAccount } from './text-account.tsx'
import { type ProblemActs, TextProblems } from './text-problems.tsx'

type PasteSummaryProps = {
  text: string
  /** How it may be written, as long as nothing is. */
  hint: string
  found: number
  items: readonly DraftItem[]
  account: Account
  problems: readonly TextProblem[]
  acts: ProblemActs
  /** Takes back the last change by a press; null: there is none. */
  onUndo: (() => void) | null
}

/** How much was found, what became of each line, and what is to be looked at. */
export function PasteSummary({ text, hint, found, items, account, problems, acts, onUndo }: PasteSummaryProps) {
  const summary = useFocusKept(problems)
  const words = found === 0 ? t('editor.pasteNothing') : t('editor.pasteFound', { count: found })
  const isEmpty = !isFilled(text)
  return (
    <div className="min-w-0">
      {/* As high with a button as without one: what is below is pressed again and again, and stays where it is. */}
      <div className="flex min-h-11 flex-wrap items-center justify-between gap-x-3">
        <p ref={summary} tabIndex={-1} className="text-lg font-semibold">
          {words}
        </p>
        {onUndo && (
          <>
            <span className="sr-only">{quizText('quizText.edited')}</span>
            <Button size="sm" onClick={onUndo}>
              {t('editor.undo')}
            </Button>
          </>
        )}
      </div>
      <SaidOnce words={isEmpty ? '' : saidOf(found, problems.length)} />
      {isEmpty ? (
        <p className="mt-1 text-sm text-ink-soft">{hint}</p>
      ) : (
        <TextAccount account={account} text={text} onGo={acts.onGo} />
      )}
      {problems.length > 0 && <TextProblems problems={problems} hint={quizText('quizText.problemsGo')} {...acts} />}
      <FoundByKind items={items} />
    </div>
  )
}

const saidOf = (found: number, problems: number): string =>
  [
    quizText('quizText.saidFound', { count: found }),
    ...(problems === 0 ? [] : [quizText('quizText.problems', { count: problems })]),
  ].join('. ')

/** Whoever has solved the last problem by a press goes on at the top: the button is gone with it. */
const useFocusKept = (problems: readonly TextProblem[]) => {
  const summary = useRef<HTMLParagraphElement>(null)
  const before = useRef(problems)
  useEffect(() => {
    if (before.current === problems) return
    before.current = problems
    if (document.activeElement === document.body) summary.current?.focus({ preventScroll: true })
  }, [problems])
  return summary
}

const SETTLED_MS = 1000

/** Said to a screen reader once somebody has stopped typing, and not at each key. */
function SaidOnce({ words }: { words: string }) {
  const [said, setSaid] = useState('')
  useEffect(() => {
    const timer = setTimeout(() => setSaid(words), SETTLED_MS)
    return () => clearTimeout(timer)
  }, [words])
  return (
    <p role="status" className="sr-only">
      {said}
    </p>
  )
}
