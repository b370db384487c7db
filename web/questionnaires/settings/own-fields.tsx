import type { ComponentType } from 'react'
import { tellsApart } from '#domain/questionnaires/changed-settings.ts'
import { isOneOff, type OwnSetting } from '#domain/questionnaires/described-settings.ts'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { MAX_ACCESS_CODE_LENGTH } from '#domain/questionnaires/opening.ts'
import { ALL_AT_ONCE, type ReleaseWhen, releaseWhen } from '#domain/questionnaires/release.ts'
import type { SettingValues } from '#domain/questionnaires/setting-values.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { useTypedText } from '../question-form/use-typed-text.ts'
import { EmbeddingField } from './embedding-field.tsx'
import { JoiningFields } from './joining-fields.tsx'
import { ReleaseFields } from './release-fields.tsx'
import { settingHint, settingName } from './setting-texts.ts'
import type { SettingsStage } from './stage.ts'

export type OwnFieldProps<Name extends OwnSetting> = {
  kind: QuestionnaireKind
  value: SettingValues[Name]
  values: SettingValues
  error: string | undefined
  stage: SettingsStage
  onSet: (value: SettingValues[Name]) => void
}

/** What is set in a way that no other setting is. */
export const OWN_FIELDS: { readonly [Name in OwnSetting]: ComponentType<OwnFieldProps<Name>> } = {
  release: ReleaseField,
  joining: JoiningSetting,
  access_code: AccessCodeField,
  fields: LinkFields,
  onward: OnwardField,
  embedding: EmbeddingField,
}

/** Whether all new ones may have it so. */
const isForAll = (when: ReleaseWhen): boolean => !isOneOff('release', { ...ALL_AT_ONCE, score: { when } })

function ReleaseField({ value, stage, onSet }: OwnFieldProps<'release'>) {
  const offered = stage === 'default' ? releaseWhen.options.filter(isForAll) : releaseWhen.options
  return (
    <section aria-label={settingName('release')}>
      <p className="mb-4 max-w-prose text-ink-soft">{t('settings.hint_release')}</p>
      <ReleaseFields release={value} offered={offered} onChange={onSet} />
    </section>
  )
}

function JoiningSetting({ kind, value, values, stage, onSet }: OwnFieldProps<'joining'>) {
  const { clock: isTimed } = ABILITIES[kind]
  return (
    <section aria-label={settingName('joining')}>
      <h3 className="mb-1 font-semibold">{settingName('joining')}</h3>
      <JoiningFields
        joining={value}
        isPublished={stage === 'published' && isTimed}
        tellsApart={tellsApart(kind, values)}
        meaning={t(isTimed ? 'settings.identifiesMeans' : 'settings.onePerPersonMeans')}
        onChange={onSet}
      />
    </section>
  )
}

function AccessCodeField({ kind, value, error, onSet }: OwnFieldProps<'access_code'>) {
  return (
    <TextField
      label={settingName('access_code')}
      hint={settingHint(kind, 'access_code')}
      error={error}
      className="sm:max-w-xs"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={MAX_ACCESS_CODE_LENGTH}
      value={value ?? ''}
      onChange={({ currentTarget }) => onSet(currentTarget.value === '' ? null : currentTarget.value)}
    />
  )
}

const namesIn = (typed: string): string[] => typed.split(/[\s,;]+/).filter((name) => name !== '')

/** What links bring along: as it is typed it may end in a comma. */
function LinkFields({ kind, value, error, onSet }: OwnFieldProps<'fields'>) {
  const { text, setTyped } = useTypedText(value, { read: namesIn, write: (names) => names.join(', ') })
  return (
    <TextField
      label={settingName('fields')}
      hint={settingHint(kind, 'fields')}
      error={error}
      dir="ltr"
      autoCapitalize="none"
      autoComplete="off"
      spellCheck={false}
      maxLength={400}
      value={text}
      onChange={({ currentTarget }) => {
        setTyped(currentTarget.value)
        onSet(namesIn(currentTarget.value))
      }}
    />
  )
}

function OnwardField({ kind, value, error, onSet }: OwnFieldProps<'onward'>) {
  return (
    <TextField
      type="url"
      inputMode="url"
      dir="ltr"
      label={settingName('onward')}
      hint={settingHint(kind, 'onward')}
      error={error}
      maxLength={500}
      value={value}
      onChange={({ currentTarget }) => onSet(currentTarget.value)}
    />
  )
}
