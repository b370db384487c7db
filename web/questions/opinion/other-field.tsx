import { t } from '../../i18n/students/opinion-play.ts'
import { controlClass, FieldError, fieldAttributes } from '../../ui/forms/field-frame.tsx'

type OtherFieldProps = {
  id: string
  text: string
  error?: string | undefined
  isReadOnly: boolean
  onType: (text: string) => void
}

/** What another option is. */
export function OtherField({ id, text, error, isReadOnly, onType }: OtherFieldProps) {
  return (
    <div>
      <input
        type="text"
        dir="auto"
        autoComplete="off"
        enterKeyHint="done"
        aria-label={t('opinionPlay.otherText')}
        placeholder={t('opinionPlay.otherText')}
        value={text}
        readOnly={isReadOnly}
        onChange={({ target }) => onType(target.value)}
        {...fieldAttributes(id, { error })}
        className={controlClass}
      />
      <FieldError id={id} error={error} />
    </div>
  )
}
