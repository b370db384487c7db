import { useEffect, useRef } from 'react'
import { settingAt } from '#domain/questionnaires/described-settings.ts'
import { type CallFailure, isServersFault } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { problemTexts } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { entryName } from '../entries/entry-name.ts'
import { settingName } from '../settings/setting-texts.ts'

/** Why the server did not take the quiz, and which questions, sections, passages, texts or details it means. */
export type Refusal = {
  message: string
  entries: readonly { key: number; text: string }[]
  details: readonly string[]
  /** Trying the same again may help. */
  isPassing: boolean
}

const LISTS = { group: 'groups', text: 'texts', section: 'sections' } as const

/** What a field's name begins with is the list that it stands in. */
const isOf = (list: string | undefined, entry: Entry): boolean => {
  if (isQuestion(entry)) return list === 'questions'
  return list === LISTS[entry.part.kind]
}

/** The server names fields by where they stand in what was sent: `questions.3.options`, `groups.0.stimulus`, `title`. */
export const refusalOf = (failure: CallFailure, sent: readonly Entry[]): Refusal => {
  const entries: { key: number; text: string }[] = []
  const details: string[] = []
  for (const [field, problem] of Object.entries(problemTexts(failure.fields))) {
    const [, of, at] = /^(questions|groups|texts|sections)\.(\d+)/.exec(field) ?? []
    const entry = sent.filter((each) => isOf(of, each))[Number(at ?? Number.NaN)]
    if (entry && entries.every(({ key }) => key !== entry.key))
      entries.push({
        key: entry.key,
        text: t('editor.refusedEntry', { name: entryName({ entries: sent }, entry), problem }),
      })
    else if (!entry) details.push(t('editor.refusedDetail', { field: nameOf(field), problem }))
  }
  return { message: failureText(failure), entries, details, isPassing: isServersFault(failure) }
}

const nameOf = (field: string): string => {
  switch (field) {
    case 'title':
      return t('editor.title')
    case 'subject':
      return t('editor.subject')
    case 'duration':
    case 'minutes':
      return t('editor.duration')
    case 'no_of_questions':
      return t('editor.questionCount')
    default: {
      const setting = settingAt(field.replace(/^settings\./, ''))
      return setting ? settingName(setting) : field
    }
  }
}

type RefusalPanelProps = { refusal: Refusal; isBusy: boolean; onRetry: () => void; onOpen: (key: number) => void }

export function RefusalPanel({ refusal, isBusy, onRetry, onOpen }: RefusalPanelProps) {
  const { message, entries, details, isPassing } = refusal
  const panel = useRef<HTMLDivElement>(null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: each refusal is to be seen, wherever the page stands
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' })
  }, [refusal])
  return (
    <div ref={panel} className="mb-5 scroll-mb-24">
      <ErrorPanel title={t('editor.notSaved')} onRetry={isPassing ? onRetry : undefined} busy={isBusy}>
        <p>{message}</p>
        {(entries.length > 0 || details.length > 0) && (
          <ul className="mt-2 grid grid-cols-1 gap-1">
            {details.map((detail) => (
              <li key={detail}>{detail}</li>
            ))}
            {entries.map(({ key, text }) => (
              <li key={key}>
                <Button variant="secondary" size="sm" className="max-w-full" onClick={() => onOpen(key)}>
                  {text}
                </Button>
              </li>
            ))}
          </ul>
        )}
      </ErrorPanel>
    </div>
  )
}
