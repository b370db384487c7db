import type { ReactNode } from 'react'
import { type DraftDetails, detailsProblems, rulesOf } from '#domain/questionnaires/drafts/draft.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { MarkingExplained } from './marking-explained.tsx'
import { MarksField } from './marks-field.tsx'
import { costsWords } from './own-words.ts'
import { SchemeField } from './scheme-field.tsx'
import { WrongCostsFields } from './wrong-costs-fields.tsx'

type MarkingFieldsProps = {
  details: DraftDetails
  error: string | undefined
  onBlur?: () => void
  onChange: (change: Partial<DraftDetails>) => void
  /** Which questions say something else, and what papers get. */
  aboutMarks?: ReactNode
}

/** How answers are marked wherever a question says nothing else. */
export function MarkingFields({ details, error, onBlur, onChange, aboutMarks }: MarkingFieldsProps) {
  const { marksPerQuestion, hasNegativeMarking, wrongCosts, scheme } = details
  const isUsable = Object.keys(detailsProblems(details)).every(
    (field) => field !== 'marksPerQuestion' && field !== 'wrongCosts',
  )
  return (
    <>
      <MarksField
        name="marksPerQuestion"
        label={t('editor.marksPerQuestion')}
        hint={t('editor.marksPerQuestionHint')}
        error={error}
        marks={marksPerQuestion}
        {...(onBlur && { onBlur })}
        onChange={(marks) => onChange({ marksPerQuestion: marks ?? 0 })}
      />
      <SchemeField
        hint={t('editor.schemeHint')}
        scheme={scheme}
        usual={null}
        onChange={(chosen) => chosen && onChange({ scheme: chosen })}
      />
      <CheckboxField
        className="sm:col-span-2"
        name="hasNegativeMarking"
        label={t('editor.negativeMarking')}
        hint={t('editor.negativeMarkingHint')}
        checked={hasNegativeMarking}
        onChange={({ target }) => onChange({ hasNegativeMarking: target.checked })}
      />
      {hasNegativeMarking && (
        <WrongCostsFields
          label={t('editor.wrongAnswer')}
          told={isUsable ? costsWords(rulesOf(details), true) : undefined}
          part={wrongCosts}
          usual={null}
          mayBeNothing={false}
          full={marksPerQuestion}
          onChange={(part) => part && onChange({ wrongCosts: part })}
        />
      )}
      {aboutMarks}
      <MarkingExplained />
    </>
  )
}
