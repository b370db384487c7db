import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { useTypedText } from '../question-form/use-typed-text.ts'
import { readSites } from './read-sites.ts'
import { settingHint, settingName } from './setting-texts.ts'

type EmbeddingFieldProps = {
  kind: QuestionnaireKind
  value: string[]
  error: string | undefined
  onSet: (value: string[]) => void
}

/** On which sites it may be embedded, one a line: as it is typed one may be half an address. */
export function EmbeddingField({ kind, value, error, onSet }: EmbeddingFieldProps) {
  const { text, setTyped } = useTypedText(value, { read: readSites, write: (origins) => origins.join('\n') })
  return (
    <TextArea
      label={settingName('embedding')}
      hint={settingHint(kind, 'embedding')}
      placeholder={t('settings.embeddingAnywhere')}
      error={error}
      dir="ltr"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      rows={3}
      value={text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onSet(readSites(currentTarget.value))
      }}
    />
  )
}
