import Table2 from 'lucide-react/icons/table-2'
import { MAX_COLUMNS, MAX_ROWS, type Matrix, type MatrixDraft, MIN_COLUMNS, matrix } from '#domain/questions/matrix.ts'
import { t } from '../../i18n/teachers/opinions.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { AddButton } from '../editing/add-button.tsx'
import { TextFields } from '../editing/text-fields.tsx'
import type { Editor, EditProps } from '../editor.tsx'
import { PlayMatrix } from './play.tsx'

const SIDES = [
  { name: 'row', texts: 'rows', fewest: 1, most: MAX_ROWS },
  { name: 'column', texts: 'columns', fewest: MIN_COLUMNS, most: MAX_COLUMNS },
] as const

const sayOf = (name: 'row' | 'column') => ({
  label: (number: string) => t(`opinions.${name}`, { number }),
  remove: (number: string) => t(`opinions.${name}Remove`, { number }),
  removed: (count: number) => t(`opinions.${name}Removed`, { count }),
})
const SAY = { row: sayOf('row'), column: sayOf('column') }

function EditMatrix({ draft, onChange, onFocus, onSaid }: EditProps<Matrix>) {
  return (
    <>
      {SIDES.map(({ name, texts, fewest, most }) => (
        <fieldset key={name} className="mt-5">
          <legend className="font-medium">{t(`opinions.${texts}`)}</legend>
          <p className="mb-2 text-sm text-ink-soft">{t(`opinions.${texts}Hint`)}</p>
          <TextFields
            texts={draft[texts]}
            fewest={fewest}
            most={most}
            prefix={name}
            say={SAY[name]}
            onChange={(next, typedIn) => onChange({ ...draft, [texts]: next }, typedIn)}
            onFocus={onFocus}
            onSaid={onSaid}
          />
          <AddButton
            label={t(`opinions.${name}Add`)}
            full={draft[texts].length < most ? null : t('opinions.noMore', { most })}
            onAdd={() => {
              onChange({ ...draft, [texts]: [...draft[texts], ''] })
              onFocus(`${name}-${draft[texts].length}`)
            }}
          />
        </fieldset>
      ))}
      <CheckboxField
        className="mt-3"
        label={t('opinions.severalInRow')}
        name="several"
        checked={draft.several}
        onChange={({ target }) => onChange({ ...draft, several: target.checked })}
      />
    </>
  )
}

const nothing = () => undefined

function PreviewMatrix({ draft }: { draft: MatrixDraft }) {
  const { asked } = matrix.draft.made(draft, () => 0)
  return (
    <div className="mt-3" inert>
      <PlayMatrix id="preview-matrix" asked={asked} answer={null} isReadOnly labelledBy="" onAnswer={nothing} />
    </div>
  )
}

export const matrixEditor: Editor<Matrix> = {
  Sign: Table2,
  Edit: EditMatrix,
  Preview: PreviewMatrix,
  firstField: 'row-0',
}
