import type { ReactNode } from 'react'
import { type DraftDetails, detailsProblems } from '#domain/questionnaires/drafts/draft.ts'
import { settingsWith, valuesOf } from '#domain/questionnaires/setting-values.ts'
import { t as editorText } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { Button } from '../../ui/button.tsx'
import { MarkingFields } from '../question-form/marking-fields.tsx'
import { settingProblems } from '../settings/setting-problems.ts'
import { Part, SettingsFields } from '../settings/settings-fields.tsx'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useKindHere } from '../use-kind-here.ts'

type SettingsStepProps = {
  details: DraftDetails
  /** Only what shapes a paper is set here then. */
  isPublished: boolean
  aboutMarks?: ReactNode
  onChange: (change: Partial<DraftDetails>) => void
  onBack: () => void
}

/** A page beside the three steps: whoever sets nothing never needs it. */
export function SettingsStep({ details, isPublished, aboutMarks, onChange, onBack }: SettingsStepProps) {
  const { settings } = details
  const kind = useKindHere()
  const values = valuesOf(settings)
  const problems = settingProblems(kind, values)
  const canGoBack = Object.keys(problems).length === 0
  useShortcuts({ finish: () => canGoBack && onBack() })
  const isWrong = detailsProblems(details).marksPerQuestion !== undefined
  return (
    <>
      <h2 tabIndex={-1} className="mb-4 text-xl">
        {t('settings.heading')}
      </h2>
      <div className="mb-5">
        <Part title={t('settings.markingTitle')}>
          <div className="grid grid-cols-1 gap-5 sm:grid-cols-2">
            <MarkingFields
              details={details}
              error={isWrong ? editorText('editor.pointsRange') : undefined}
              onChange={onChange}
              aboutMarks={aboutMarks}
            />
          </div>
        </Part>
      </div>
      <SettingsFields
        kind={kind}
        stage={isPublished ? 'next' : 'new'}
        values={values}
        problems={problems}
        onChange={(step) => onChange({ settings: settingsWith(settings, step(values)) })}
      />
      {isPublished && <p className="mt-4 max-w-prose text-ink-soft">{t('settings.othersElsewhere')}</p>}
      <div className="mt-5 flex justify-end">
        <Button
          variant="primary"
          className="max-sm:w-full"
          disabled={!canGoBack}
          aria-keyshortcuts={keysOf('finish')}
          onClick={onBack}
        >
          {t('settings.done')}
        </Button>
      </div>
    </>
  )
}
