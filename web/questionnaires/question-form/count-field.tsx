import Info from 'lucide-react/icons/info'
import { t } from '../../i18n/teachers/editor.ts'
import { TextField } from '../../ui/forms/text-field.tsx'

type CountFieldProps = {
  value: string
  /** What going on makes of it, where more questions are written. */
  raised: number | null
  error: string | undefined
  onBlur: () => void
  onWrite: (text: string) => void
}

/** How many questions are planned; where more are written, going on plans for all of them. */
export function CountField({ value, raised, error, onBlur, onWrite }: CountFieldProps) {
  return (
    <div>
      <TextField
        name="questionCount"
        label={t('editor.questionCount')}
        hint={t('editor.questionCountHint')}
        error={error}
        inputMode="numeric"
        autoComplete="off"
        value={value}
        onBlur={onBlur}
        onChange={({ target }) => onWrite(target.value)}
      />
      <p role="status" className="flex items-start gap-1.5 text-sm text-ink-soft not-empty:mt-1">
        {raised !== null && (
          <>
            <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
            <span className="min-w-0">{t('editor.moreThanPlanned', { count: raised })}</span>
          </>
        )}
      </p>
    </div>
  )
}
