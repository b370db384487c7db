import Smartphone from 'lucide-react/icons/smartphone'
import { lazy, type ReactNode, Suspense, useMemo, useState } from 'react'
import type { MarkingRules } from '#domain/marking/marking.ts'
import { type DraftDetails, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import { hasParts } from '#domain/questions/traits.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { formatMinutes, formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { t as settingsText } from '../../i18n/teachers/settings.ts'
import { Button } from '../../ui/button.tsx'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { numberOf, questionEntries } from '../entries/draft-list.ts'
import { ownTimesIn } from '../entries/own-times.ts'
import { markedParts, usualAt } from '../entries/section-entries.ts'
import { marksFacts } from '../question-form/marks-facts.ts'
import { QuestionPreview } from '../question-form/question-preview.tsx'
import { PartPreview } from '../question-list/part-preview.tsx'
import { WhatPapersGet } from '../question-list/what-papers-get.tsx'
import { settingFacts } from '../settings/facts.ts'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { type Refusal, RefusalPanel } from './refusal-panel.tsx'

type QuizPreviewProps = {
  details: DraftDetails
  entries: readonly Entry[]
  refusal: Refusal | null
  isSaving: boolean
  /** What saving means. */
  aboutSaving?: ReactNode
  /** Stands in the place of what was refused, where it can be said better. */
  refusalHelp?: ReactNode
  saveLabel: string
  canSave?: boolean | undefined
  onBack: () => void
  onSave: () => void
  onSettings: () => void
  onOpen: (key: number) => void
}

/** The time that its sections, or questions, have together, or share. */
const durationFact = ({ minutes, settings }: DraftDetails, entries: readonly Entry[]): string => {
  const own = ownTimesIn(entries, settings)
  const all = own ? own.ms / MINUTE : minutes
  return all === null ? '' : formatMinutes(all)
}

export function QuizPreview(props: QuizPreviewProps) {
  const {
    details,
    entries,
    refusal,
    isSaving,
    aboutSaving,
    refusalHelp,
    saveLabel,
    canSave = true,
    onBack,
    onSave,
    onOpen,
    onSettings,
  } = props
  const usual = useMemo(() => rulesOf(details), [details])
  const questions = questionEntries({ entries }).map(({ question }) => question)
  const count = questions.length
  const planned = details.questionCount ?? 0
  const facts = [
    details.subject,
    t('editor.questionTotal', { count }),
    durationFact(details, entries),
    ...marksFacts(markedParts(entries), usual),
    ...(questions.some(({ kind }) => hasParts(kind)) ? [t(`editor.scheme_${usual.scheme}`)] : []),
    ...(usual.floor ? [t(`editor.floor_${usual.floor}`)] : []),
    ...settingFacts(details.settings),
  ]
  return (
    <>
      <div className="rounded bg-surface-sunken p-4 sm:p-6">
        <p className="text-sm text-ink-soft">{t('editor.previewHint')}</p>
        <h2 tabIndex={-1} className="mt-2 text-xl wrap-anywhere">
          {details.title}
        </h2>
        <ul className="mt-1 flex flex-wrap gap-x-5 text-ink-soft">
          {facts.filter(Boolean).map((fact) => (
            <li key={fact} className="tabular wrap-anywhere">
              {fact}
            </li>
          ))}
        </ul>
        <Button
          variant="quiet"
          size="sm"
          className="mt-1 -ms-3 min-h-11"
          aria-keyshortcuts={keysOf('settings')}
          onClick={onSettings}
        >
          {settingsText('settings.change')}
        </Button>
      </div>
      {planned > count && (
        <p role="status" className="mt-4 rounded border border-line bg-brand-soft p-3 font-medium">
          {t('editor.fewerThanPlanned', { planned: formatNumber(planned), count })}
        </p>
      )}
      <div className="mt-4 empty:hidden">
        <WhatPapersGet entries={entries} usual={usual} onOpen={onOpen} />
      </div>
      {aboutSaving}
      <div className="@container my-5">
        <div className="grid grid-cols-1 items-start gap-5 @min-[54rem]:grid-cols-[minmax(0,1fr)_22.5rem]">
          <Phone entries={entries} usual={usual} />
          <ol className="grid grid-cols-1 gap-4">
            {entries.map((entry, at) => (
              <li key={entry.key} className="[contain-intrinsic-size:auto_20rem] [content-visibility:auto]">
                {isQuestion(entry) ? (
                  <QuestionPreview
                    question={entry.question}
                    usual={usualAt(entries, at, usual)}
                    number={numberOf({ entries }, entry.key)}
                  />
                ) : (
                  <PartPreview entries={entries} entry={entry} />
                )}
              </li>
            ))}
          </ol>
        </div>
      </div>
      {refusalHelp}
      {!refusalHelp && refusal && <RefusalPanel refusal={refusal} onOpen={onOpen} isBusy={isSaving} onRetry={onSave} />}
      <div className="sticky bottom-[min(0px,(100dvh-30rem)*99)] -mx-4 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 max-sm:*:flex-1 sm:-mx-1 sm:px-1">
        <Button aria-keyshortcuts={keysOf('preview')} onClick={onBack}>
          {t('editor.backToEditing')}
        </Button>
        <Button
          variant="primary"
          busy={isSaving}
          disabled={!canSave}
          aria-keyshortcuts={keysOf('finish')}
          onClick={onSave}
        >
          {saveLabel}
        </Button>
      </div>
    </>
  )
}

const PhonePreview = lazy(() => import('./phone-preview.tsx'))

/** Beside the key where there is room, and above it, folded away, where there is none. */
function Phone({ entries, usual }: Pick<QuizPreviewProps, 'entries'> & { usual: MarkingRules }) {
  const [isShown, setShown] = useState(() => matchMedia('(min-width: 80rem)').matches)
  return (
    <section
      aria-label={editing('editing.phone')}
      className="min-w-0 @min-[54rem]:sticky @min-[54rem]:top-4 @min-[54rem]:order-last"
    >
      <Button
        variant="quiet"
        className="mb-2"
        aria-expanded={isShown}
        icon={<Smartphone aria-hidden="true" className="size-5" />}
        onClick={() => setShown(!isShown)}
      >
        {editing(isShown ? 'editing.phoneHide' : 'editing.phoneShow')}
      </Button>
      {isShown && (
        <Suspense fallback={<p className="text-ink-soft">{editing('editing.phoneLoading')}</p>}>
          <PhonePreview entries={entries} usual={usual} />
        </Suspense>
      )}
    </section>
  )
}
