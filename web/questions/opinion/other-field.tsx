import { MAX_OTHER } from '#domain/questions/opinion.ts'
import { t } from '../../i18n/opinion-play.ts'
import { controlClass } from '../../ui/field-frame.tsx'

type OtherFieldProps = {
  id: string
  text: string
  isReadOnly: boolean
  onType: (text: string) => void
}

/** What another option is. */
export function OtherField({ id, text, isReadOnly, onType }: OtherFieldProps) {
  return (
    <input
      id={id}
      type="text"
      dir="auto"
      autoComplete="off"
      enterKeyHint="done"
      maxLength={MAX_OTHER}
      aria-label={t('opinionPlay.otherText')}
      placeholder={t('opinionPlay.otherText')}
      value={text}
      readOnly={isReadOnly}
      onChange={({ target }) => onType(target.value)}
      className={controlClass}
    />
  )
}
