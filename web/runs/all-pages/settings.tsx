import { t } from '../../i18n/students/quiz-extras.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { useIsInsideAnotherPage } from './surroundings.tsx'
import { TextSize } from './text-size.tsx'

/** `hasMarks`: a question can be marked for review. */
type SettingsProps = { hasKeys: boolean; hasMarks: boolean; onKeys: (hasKeys: boolean) => void }

/** How somebody reads and answers best. */
export function Settings({ hasKeys, hasMarks, onKeys }: SettingsProps) {
  // The page around a quiz has a text of its own.
  const isInside = useIsInsideAnotherPage()
  return (
    <>
      {!isInside && <TextSize />}
      <CheckboxField
        label={t('extras.keys')}
        hint={t(hasMarks ? 'extras.keysHint' : 'extras.keysOneWay')}
        checked={hasKeys}
        onChange={({ target }) => onKeys(target.checked)}
        className="hidden pointer-fine:block"
      />
    </>
  )
}
