import type { ComponentType } from 'react'
import {
  type AboutSetting,
  aboutSetting,
  choicesOf,
  isOwnSetting,
  type OwnSetting,
} from '#domain/questionnaires/described-settings.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import type { SettingName, SettingText, SettingValues } from '#domain/questionnaires/setting-values.ts'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { NumberField } from '../question-form/number-field.tsx'
import { ProseField } from '../question-form/prose-field.tsx'
import { instantIn, localTextOf } from './local-time.ts'
import { OWN_FIELDS, type OwnFieldProps } from './own-fields.tsx'
import { settingHint, settingName, settingWords } from './setting-texts.ts'
import type { SettingsStage } from './stage.ts'

type SettingFieldProps = {
  kind: QuestionnaireKind
  name: SettingName
  values: SettingValues
  error: string | undefined
  stage: SettingsStage
  onSet: <Name extends SettingName>(name: Name, value: SettingValues[Name]) => void
}

/** The field of one setting, by what is said of it. */
export function SettingField(props: SettingFieldProps) {
  const { name, values, onSet } = props
  if (!isOwnSetting(name)) return <UsualField {...props} />
  return <OwnField {...props} name={name} value={values[name]} onSet={(value) => onSet(name, value)} />
}

function OwnField<Name extends OwnSetting>({ name, ...props }: OwnFieldProps<Name> & { name: Name }) {
  const Field: ComponentType<OwnFieldProps<Name>> = OWN_FIELDS[name]
  return <Field {...props} />
}

const numberIn = (value: unknown): number | null => (typeof value === 'number' ? value : null)

const isText = (value: SettingValues[SettingName]): value is SettingText =>
  typeof value === 'object' && value !== null && 'text' in value

function UsualField({ kind, name, values, error, onSet }: SettingFieldProps) {
  const value = values[name]
  const about: AboutSetting = aboutSetting(name)
  const texts = { name, label: settingName(name), hint: settingHint(kind, name), error }
  switch (about.as) {
    case 'flag':
      return (
        <CheckboxField
          {...texts}
          checked={value === true}
          onChange={({ currentTarget }) => onSet(name, currentTarget.checked)}
        />
      )
    case 'choice': {
      const choices = choicesOf(kind, name)
      return (
        <SelectField
          {...texts}
          className="sm:max-w-xs"
          value={String(value)}
          onChange={({ target }) => onSet(name, choices.find((choice) => choice === target.value) ?? value)}
        >
          {choices.map((choice) => (
            <option key={String(choice)} value={String(choice)}>
              {settingWords(name, choice)}
            </option>
          ))}
        </SelectField>
      )
    }
    case 'instant': {
      const at = numberIn(value)
      return (
        <TextField
          {...texts}
          className="sm:max-w-xs"
          type="datetime-local"
          value={at === null ? '' : localTextOf(at)}
          onChange={({ currentTarget }) => onSet(name, instantIn(currentTarget.value))}
        />
      )
    }
    case 'count':
      return (
        <NumberField
          {...texts}
          className="sm:max-w-xs"
          room={{ digits: 9, places: 0 }}
          number={numberIn(value)}
          isOptional
          onNumber={(most) => onSet(name, most === 0 ? null : most)}
        />
      )
    case 'prose': {
      const { text, format } = isText(value) ? value : { text: '' }
      return (
        <ProseField
          {...texts}
          rows={3}
          most={about.most}
          text={text}
          format={format}
          onWrite={(next, written = format) => onSet(name, { text: next, ...(written && { format: written }) })}
        />
      )
    }
    case 'own':
      return null
  }
}
