import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import Trash from 'lucide-react/icons/trash-2'
import { FIELD_KINDS, type Field, isBuiltIn, type Joining, MAX_LABEL_LENGTH } from '#domain/questionnaires/joining.ts'
import type { Problem } from '#domain/text/problem.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useTypedText } from '../question-form/use-typed-text.ts'
import { asKind, fieldName, kindName, kindsFor, optionsIn, withIdentifies, withRequired } from './form-fields.ts'

type JoiningFieldProps = {
  field: Field
  joining: Joining
  tellsApart: boolean
  problemOf: (part: string) => Problem | undefined
  onChange: (field: Field) => void
  onMove: (by: 1 | -1) => void
  /** Null: it is the only one. */
  onRemove: (() => void) | null
}

const textOf = (problem: Problem | undefined) => problem && problemText(problem)

/** One field of the form, with all that can be set about it. */
export function JoiningField({ field, joining, tellsApart, problemOf, onChange, onMove, onRemove }: JoiningFieldProps) {
  const { id, kind, label, required, identifies } = field
  const name = fieldName(field)
  return (
    <li className="rounded border border-line p-3 sm:p-4">
      <fieldset className="min-w-0">
        <legend className="sr-only">{name}</legend>
        <div className="grid grid-cols-1 gap-x-5 gap-y-3 sm:grid-cols-2">
          <SelectField
            label={t('settings.fieldKind')}
            data-field={`kind-${id}`}
            value={kind}
            onChange={({ target }) => {
              const chosen = FIELD_KINDS.find((offered) => offered === target.value)
              if (chosen) onChange(asKind(field, chosen))
            }}
          >
            {kindsFor(field, joining).map((offered) => (
              <option key={offered} value={offered}>
                {kindName(offered)}
              </option>
            ))}
          </SelectField>
          {!isBuiltIn(kind) && (
            <TextField
              label={t('settings.fieldLabel')}
              data-field={`label-${id}`}
              dir="auto"
              maxLength={MAX_LABEL_LENGTH}
              value={label}
              error={textOf(problemOf('label'))}
              onChange={({ target }) => onChange({ ...field, label: target.value })}
            />
          )}
        </div>
        {kind === 'choice' && (
          <Options field={field} error={textOf(optionsProblem(field, problemOf))} onChange={onChange} />
        )}
        <div className="mt-1 flex flex-wrap items-center gap-x-6">
          <CheckboxField
            label={t('settings.fieldRequired')}
            checked={required}
            onChange={({ target }) => onChange(withRequired(field, target.checked))}
          />
          {tellsApart && (
            <CheckboxField
              label={t('settings.fieldIdentifies')}
              checked={identifies}
              onChange={({ target }) => onChange(withIdentifies(field, target.checked))}
            />
          )}
          <div className="ms-auto flex flex-wrap justify-end">
            <IconButton
              label={t('settings.fieldUp', { name })}
              icon={<ArrowUp aria-hidden="true" />}
              data-field={`up-${id}`}
              aria-disabled={joining.fields[0] === field || undefined}
              className="aria-disabled:opacity-50"
              onClick={() => onMove(-1)}
            />
            <IconButton
              label={t('settings.fieldDown', { name })}
              icon={<ArrowDown aria-hidden="true" />}
              data-field={`down-${id}`}
              aria-disabled={joining.fields.at(-1) === field || undefined}
              className="aria-disabled:opacity-50"
              onClick={() => onMove(1)}
            />
            <IconButton
              label={t('settings.fieldRemove', { name })}
              icon={<Trash aria-hidden="true" />}
              data-field={`remove-${id}`}
              disabled={onRemove === null}
              className="hover:text-wrong"
              onClick={() => onRemove?.()}
            />
          </div>
        </div>
      </fieldset>
    </li>
  )
}

/** The list's own problem, or that of the first option that has one. */
const optionsProblem = ({ options }: Field, problemOf: JoiningFieldProps['problemOf']): Problem | undefined =>
  problemOf('options') ?? options.map((_, at) => problemOf(`options.${at}`)).find((problem) => problem !== undefined)

type OptionsProps = { field: Field; error: string | undefined; onChange: (field: Field) => void }

/** What is being typed may have empty lines, which are no options. */
function Options({ field, error, onChange }: OptionsProps) {
  const { text, setTyped } = useTypedText(field.options, { read: optionsIn, write: (options) => options.join('\n') })
  return (
    <TextArea
      className="mt-3"
      dir="auto"
      label={t('settings.fieldOptions')}
      hint={t('settings.fieldOptionsHint')}
      error={error}
      value={text}
      onChange={({ target }) => {
        setTyped(target.value)
        onChange({ ...field, options: optionsIn(target.value) })
      }}
    />
  )
}
