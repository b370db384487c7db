import { t } from '../../i18n/students/quiz-extras.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { useIsInsideAnotherPage } from './surroundings.tsx'
import { TextSize } from './text-size.tsx'

type SettingsProps = { hasKeys: boolean; onKeys: (hasKeys: boolean) => void }

/** How somebody reads and answers best. */
export function Settings({ hasKeys, onKeys }: SettingsProps) {
  // The page around a quiz has a text of its own.
  const isInside = useIsInsideAnotherPage()
  return (
    <>
      {!isInside && <TextSize />}
      <CheckboxField
        label={t('extras.keys')}
        hint={t('extras.keysHint')}
        checked={hasKeys}
        onChange={({ target }) => onKeys(target.checked)}
        className="hidden pointer-fine:block"
      />
    </>
  )
}
