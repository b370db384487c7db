import { type ReactNode, type ToggleEvent, useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import { withSettings } from '#domain/questionnaires/changed-settings.ts'
import {
  aboutSetting,
  isInUse,
  isSettled,
  SETTING_GROUPS,
  type SettingGroup,
  settingsFor,
} from '#domain/questionnaires/described-settings.ts'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { type SettingName, type SettingValues, usualValues } from '#domain/questionnaires/setting-values.ts'
import { isPinned } from '#domain/questionnaires/settings.ts'
import { defaultsFor } from '#domain/questionnaires/settings-defaults.ts'
import type { Problem } from '#domain/text/problem.ts'
import { problemText } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { atOnce, changedIn } from './changes.ts'
import { SettingField } from './setting-field.tsx'
import { groupName, settingName, settingWords } from './setting-texts.ts'
import type { SettingsStage } from './stage.ts'

export type SettingsFieldsProps = {
  kind: QuestionnaireKind
  stage: SettingsStage
  values: SettingValues
  problems?: Partial<Record<SettingName, Problem>>
  /** What is said beside a setting. */
  notes?: Partial<Record<SettingName, ReactNode>>
  /** Groups that are opened by whoever needs them, as long as nothing in them is set. */
  folded?: readonly SettingGroup[]
  /** Where what is settled is changed. */
  editAddress?: string
  /** Told how to come from what is set to what is to be set. */
  onChange: (step: (before: SettingValues) => SettingValues) => void
}

/** How a questionnaire is set, group by group: of each setting what is said of it, and nothing else. */
export function SettingsFields(props: SettingsFieldsProps) {
  const { kind, values } = props
  const shown = settingsFor(kind).filter((name) => isInUse(kind, name, values) && isShown(props, name))
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      {SETTING_GROUPS.map((group) => {
        const names = shown.filter((name) => aboutSetting(name).group === group)
        return names.length > 0 && <Group key={group} {...props} group={group} names={names} />
      })}
    </div>
  )
}

const isShown = ({ kind, stage, values }: SettingsFieldsProps, name: SettingName): boolean => {
  if (stage === 'default') return defaultsFor(kind).includes(name)
  if (stage === 'next') return isPinned(aboutSetting(name).part)
  // Polls and surveys are told of sites once they are there.
  if (stage === 'new' && name === 'embedding') return ABILITIES[kind].clock
  // What was not promised is nothing to be told.
  return stage !== 'published' || name !== 'anonymous' || values.anonymous
}

type GroupProps = SettingsFieldsProps & { group: SettingGroup; names: readonly SettingName[] }

function Group({ group, names, ...props }: GroupProps) {
  const { kind, stage, values, problems = {}, notes = {}, folded = [], onChange } = props
  const settled = stage === 'published' ? names.filter(isSettled) : []
  const changed = folded.length > 0 ? changedIn(atOnce(kind), values, usualValues()) : []
  return (
    <Part
      title={groupName(group)}
      folded={folded.includes(group) ? !changed.some((name) => names.includes(name)) : undefined}
      isWrong={names.some((name) => problems[name] !== undefined)}
    >
      <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
        {settled.length > 0 && <Settled {...props} names={settled} />}
        {names
          .filter((name) => !settled.includes(name))
          .map((name) => {
            const problem = problems[name]
            return (
              <div key={name} data-setting={name}>
                <SettingField
                  {...{ kind, name, values, stage }}
                  error={problem && problemText(problem)}
                  onSet={(of, value) => onChange((before) => withSettings(kind, before, { [of]: value }))}
                />
                {name === 'anonymous' && values.anonymous && <Note>{t('settings.anonymousMeans')}</Note>}
                {notes[name]}
              </div>
            )
          })}
      </div>
    </Part>
  )
}

export const Note = ({ children }: { children: ReactNode }) => <p className="text-sm text-ink-soft">{children}</p>

/** What is not changed at once is told, and where it is changed. */
function Settled({ values, names, editAddress }: SettingsFieldsProps & { names: readonly SettingName[] }) {
  const isOfVersion = names.some((name) => isPinned(aboutSetting(name).part))
  return (
    <div>
      <dl className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {names.map((name) => (
          <div key={name} className="flex flex-wrap gap-x-2">
            <dt className="font-medium after:content-[':']">{settingName(name)}</dt>
            <dd>{settingWords(name, values[name])}</dd>
          </div>
        ))}
      </dl>
      <Note>{t(isOfVersion ? 'settings.settled' : 'settings.promised')}</Note>
      {values.anonymous && names.includes('anonymous') && <Note>{t('settings.anonymousMeans')}</Note>}
      {isOfVersion && editAddress && (
        <Link to={editAddress} className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ms-3 mt-1`}>
          {t('settings.edit')}
        </Link>
      )}
    </div>
  )
}

type PartProps = {
  title: string
  hint?: string | undefined
  /** Whether it begins folded; what was opened stays so. Left out: it is never folded. */
  folded?: boolean | undefined
  /** Whether something in it is wrong: as long as that is so, it is not folded. */
  isWrong?: boolean
  children: ReactNode
}

export function Part({ title, hint, folded, isWrong = false, children }: PartProps) {
  const [isOpen] = useState(folded !== true)
  const details = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    if (isWrong && details.current) details.current.open = true
  }, [isWrong])
  const stayOpen = (event: ToggleEvent<HTMLDetailsElement>) => {
    if (isWrong) event.currentTarget.open = true
  }
  const head = <h2 className="inline text-lg">{title}</h2>
  const rest = (
    <>
      {hint && <p className="mt-1 max-w-prose text-ink-soft">{hint}</p>}
      <div className="mt-4">{children}</div>
    </>
  )
  if (folded === undefined)
    return (
      <Card>
        {head}
        {rest}
      </Card>
    )
  return (
    <Card>
      <details ref={details} open={isOpen} onToggle={stayOpen}>
        <summary className="min-h-11 cursor-pointer content-center">{head}</summary>
        {rest}
      </details>
    </Card>
  )
}
