import Paperclip from 'lucide-react/icons/paperclip'
import type { FileDraft, FileQuestion } from '#domain/questions/file.ts'
import { FILE_SORTS, MAX_FILE_MEBIBYTES, MAX_FILES, MEBIBYTE } from '#domain/questions/parts/upload.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/files.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { sizeText } from '../parts/size-text.ts'
import { acceptedText } from './words.ts'

const upTo = (most: number): number[] => Array.from({ length: most }, (_, at) => at + 1)

function EditFile({ draft, onChange }: EditProps<FileQuestion>) {
  const { sorts, most, mebibytes } = draft
  return (
    <>
      <fieldset className="mt-5 min-w-0">
        <legend className="font-medium">{t('files.sorts')}</legend>
        {FILE_SORTS.map((sort) => (
          <CheckboxField
            key={sort}
            name={sort === FILE_SORTS[0] ? 'sorts' : sort}
            label={t(`files.sortName_${sort}`)}
            hint={t(`files.sort_${sort}`)}
            checked={sorts.includes(sort)}
            onChange={({ target }) =>
              onChange({
                ...draft,
                sorts: FILE_SORTS.filter((each) => (each === sort ? target.checked : sorts.includes(each))),
              })
            }
          />
        ))}
      </fieldset>
      <div className="mt-3 grid grid-cols-1 gap-x-4 gap-y-3 sm:grid-cols-2">
        <SelectField
          label={t('files.most')}
          name="most"
          value={most}
          onChange={({ target }) => onChange({ ...draft, most: Number(target.value) })}
        >
          {upTo(MAX_FILES).map((count) => (
            <option key={count} value={count}>
              {formatNumber(count)}
            </option>
          ))}
        </SelectField>
        <SelectField
          label={t('files.size')}
          name="mebibytes"
          value={mebibytes}
          onChange={({ target }) => onChange({ ...draft, mebibytes: Number(target.value) })}
        >
          {upTo(MAX_FILE_MEBIBYTES).map((size) => (
            <option key={size} value={size}>
              {sizeText(size * MEBIBYTE)}
            </option>
          ))}
        </SelectField>
      </div>
      <p className="mt-3 text-sm text-ink-soft">{t('files.safe')}</p>
    </>
  )
}

function PreviewFile({ draft }: { draft: FileDraft }) {
  return draft.sorts.length > 0 ? <p className="mt-3 text-ink-soft">{acceptedText(draft)}</p> : null
}

export const fileEditor: Editor<FileQuestion> = {
  Sign: Paperclip,
  Edit: EditFile,
  Preview: PreviewFile,
  firstField: 'sorts',
}
