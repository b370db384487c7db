import X from 'lucide-react/icons/x'
import { isFromLinks } from '#domain/questions/traits.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { QuestionEntry } from '../entries/draft-entries.ts'

type FilledByProps = { entry: QuestionEntry; onChange: (entry: QuestionEntry) => void }

/** By which name in a link the question is answered beforehand. */
export function FilledBy({ entry, onChange }: FilledByProps) {
  const { filledBy } = entry
  if (!isFromLinks(entry.question.kind)) return null
  if (filledBy === undefined)
    return (
      <Button className="justify-self-start" onClick={() => onChange({ ...entry, filledBy: '' })}>
        {t('surveys.fillIn')}
      </Button>
    )
  return (
    <div className="grid grid-cols-[minmax(0,1fr)_auto] items-end gap-2">
      <TextField
        label={t('surveys.filledBy')}
        hint={t('surveys.filledByHint')}
        dir="ltr"
        autoCapitalize="none"
        autoComplete="off"
        spellCheck={false}
        maxLength={30}
        value={filledBy}
        onChange={({ currentTarget }) => onChange({ ...entry, filledBy: currentTarget.value.trim() })}
      />
      <IconButton
        label={t('surveys.fillInNot')}
        icon={<X aria-hidden="true" />}
        onClick={() => onChange({ ...entry, filledBy: undefined })}
      />
    </div>
  )
}
