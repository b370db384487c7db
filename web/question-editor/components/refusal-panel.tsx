import { useEffect, useRef } from 'react'
import { type CallFailure, isServersFault } from '../../api/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/editor.ts'
import { formatNumber } from '../../i18n/format.ts'
import { problemTexts } from '../../i18n/problems.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { Entry } from '../draft-list.ts'

/** Why the server did not take the quiz, and which questions or details it means. */
export type Refusal = {
  message: string
  questions: readonly { key: number; number: number; problem: string }[]
  details: readonly string[]
  /** Trying the same again may help. */
  isPassing: boolean
}

/** The server names fields by where they stand in what was sent: `questions.3.options`, `title`. */
export const refusalOf = (failure: CallFailure, sent: readonly Entry[]): Refusal => {
  const questions: { key: number; number: number; problem: string }[] = []
  const details: string[] = []
  for (const [field, problem] of Object.entries(problemTexts(failure.fields))) {
    const at = Number(/^questions\.(\d+)/.exec(field)?.[1] ?? Number.NaN)
    const entry = sent[at]
    if (entry && questions.every(({ key }) => key !== entry.key))
      questions.push({ key: entry.key, number: at + 1, problem })
    else if (!entry) details.push(t('editor.refusedDetail', { field: nameOf(field), problem }))
  }
  return { message: failureText(failure), questions, details, isPassing: isServersFault(failure) }
}

const nameOf = (field: string): string => {
  switch (field) {
    case 'title':
      return t('editor.title')
    case 'subject':
      return t('editor.subject')
    case 'duration':
      return t('editor.duration')
    case 'no_of_questions':
      return t('editor.questionCount')
    default:
      return field
  }
}

type RefusalPanelProps = { refusal: Refusal; isBusy: boolean; onRetry: () => void; onOpen: (key: number) => void }

export function RefusalPanel({ refusal, isBusy, onRetry, onOpen }: RefusalPanelProps) {
  const { message, questions, details, isPassing } = refusal
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is to be seen, wherever the page stands
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return (
    <div ref={panel} className="mb-5 scroll-mb-24">
      <ErrorPanel title={t('editor.notSaved')} onRetry={isPassing ? onRetry : undefined} busy={isBusy}>
        <p>{message}</p>
        {(questions.length > 0 || details.length > 0) && (
          <ul className="mt-2 grid gap-1">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
            {questions.map(({ key, number, problem }) => (
              <li key={key}>
                <Button variant="secondary" size="sm" className="max-w-full" onClick={() => onOpen(key)}>
                  {t('editor.refusedQuestion', { number: formatNumber(number), problem })}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ErrorPanel>
    </div>
  )
}
