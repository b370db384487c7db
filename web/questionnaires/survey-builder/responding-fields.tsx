import { type Joining, withSomeField, withTellingField } from '#domain/questionnaires/joining.ts'
import { MAX_THANKS_LENGTH, type Responding } from '#domain/questionnaires/responding.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { ProseField } from '../question-form/prose-field.tsx'
import { useTypedText } from '../question-form/use-typed-text.ts'
import { JoiningFields } from '../settings/joining-fields.tsx'
import { NumberField } from './number-field.tsx'

const NAMES = ['no', 'optional', 'required', 'form'] as const

/** In the way that the browser's field writes it, by the clock on the wall. */
const asLocal = (at: number | null): string => {
  if (at === null) return ''
  const date = new Date(at)
  return new Date(at - date.getTimezoneOffset() * 60_000).toISOString().slice(0, 16)
}

type LinkFieldsProps = { responding: Responding; onChange: (change: Partial<Responding>) => void }
type RespondingFieldsProps = {
  responding: Responding
  joining: Joining
  /** With the form that goes with it, where that becomes another one too. */
  onChange: (change: Partial<Responding>, joining?: Joining) => void
  onJoining: (joining: Joining) => void
}

/** How people respond, but for what is promised to them: that is said once. */
export function RespondingFields({ responding, joining, onChange, onJoining }: RespondingFieldsProps) {
  const { one_per_person: isOne } = responding
  return (
    <>
      {!responding.anonymous && (
        <>
          <SelectField
            label={t('surveys.askName')}
            value={responding.ask_name}
            onChange={({ target }) =>
              onChange({ ask_name: NAMES.find((name) => name === target.value) ?? 'no', one_per_person: false })
            }
          >
            {NAMES.map((name) => (
              <option key={name} value={name}>
                {t(`surveys.askName_${name}`)}
              </option>
            ))}
          </SelectField>
          {responding.ask_name === 'form' && (
            <section aria-label={t('surveys.form')}>
              <JoiningFields
                joining={joining}
                tellsApart={isOne}
                meaning={t('surveys.onePerPersonMeans')}
                onChange={(next) => onJoining(isOne ? next : withSomeField(next))}
              />
            </section>
          )}
          {responding.ask_name === 'form' && (
            <CheckboxField
              label={t('surveys.onePerPerson')}
              hint={t('surveys.onePerPersonHint')}
              checked={isOne}
              onChange={({ currentTarget }) =>
                onChange(
                  { one_per_person: currentTarget.checked },
                  currentTarget.checked ? withTellingField(joining) : withSomeField(joining),
                )
              }
            />
          )}
          <CheckboxField
            label={t('surveys.changeable')}
            checked={responding.changeable}
            onChange={({ currentTarget }) => onChange({ changeable: currentTarget.checked })}
          />
          <LinkFields responding={responding} onChange={onChange} />
        </>
      )}
      <TextField
        type="datetime-local"
        label={t('surveys.until')}
        value={asLocal(responding.until)}
        onChange={({ currentTarget }) => {
          const at = Date.parse(currentTarget.value)
          onChange({ until: Number.isNaN(at) ? null : at })
        }}
      />
      <NumberField
        label={t('surveys.atMost')}
        room={{ digits: 9, places: 0 }}
        number={responding.at_most}
        isOptional
        onNumber={(most) => onChange({ at_most: most === 0 ? null : most })}
      />
      <ProseField
        label={t('surveys.thanks')}
        rows={2}
        most={MAX_THANKS_LENGTH}
        text={responding.thanks}
        format={responding.thanks_format}
        onWrite={(thanks, format) => onChange({ thanks, ...(format && { thanks_format: format }) })}
      />
      <TextField
        type="url"
        inputMode="url"
        dir="ltr"
        label={t('surveys.onward')}
        hint={t('surveys.onwardHint')}
        maxLength={500}
        value={responding.onward}
        onChange={({ currentTarget }) => onChange({ onward: currentTarget.value })}
      />
    </>
  )
}

const namesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((name) => name !== '')

/** What links bring along: as it is typed it may end in a comma. */
function LinkFields({ responding, onChange }: LinkFieldsProps) {
  const { text, setTyped } = useTypedText(responding.fields, { read: namesIn, write: (names) => names.join(', ') })
  return (
    <TextField
      label={t('surveys.fields')}
      hint={t('surveys.fieldsHint')}
      dir="ltr"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={400}
      value={text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onChange({ fields: namesIn(currentTarget.value) })
      }}
    />
  )
}
