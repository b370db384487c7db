import { type FormEvent, type ReactNode, useEffect, useRef } from 'react'
import { settledFor } from '#domain/questionnaires/changed-settings.ts'
import type { SettingName, SettingValues } from '#domain/questionnaires/setting-values.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { settingName, settingWords } from './setting-texts.ts'
import { SettingsFields, type SettingsFieldsProps } from './settings-fields.tsx'
import type { useChanging } from './use-changing.ts'

const FIELDS = 'input, select, textarea'

type ChangingFormProps = Pick<SettingsFieldsProps, 'stage' | 'editAddress'> & {
  changing: ReturnType<typeof useChanging>
  /** What is told above the fields. */
  above?: ReactNode
}

/** Settings that are changed and saved: what keeps them from that is said beside each, and led to. */
export function ChangingForm({ changing, above, ...fields }: ChangingFormProps) {
  const { of, values, before, problems, clashes, failure, step, save, ...state } = changing
  const { kind } = of
  const form = useRef<HTMLFormElement>(null)
  const told = useRef<HTMLDivElement>(null)
  const [wrong] = [...of.names.filter((name) => problems[name]), ...clashes]
  const wrongNow = useRef(wrong)
  wrongNow.current = wrong
  useEffect(() => {
    if (state.failures === 0) return
    const place = form.current?.querySelector(`[data-setting="${wrongNow.current}"]`)
    const wrongField =
      place?.querySelector<HTMLElement>('[aria-invalid=true]') ?? place?.querySelector<HTMLElement>(FIELDS)
    wrongField?.focus()
    // What has the focus already may lie behind the bar that sticks.
    const shown = wrongField ?? told.current
    shown?.scrollIntoView({ block: 'center' })
  }, [state.failures])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    save()
  }
  const take = (name: SettingName) => step((mine) => settledFor(kind, { ...mine, [name]: before[name] }))
  const notes = Object.fromEntries(
    clashes.map((name) => [name, <Elsewhere key={name} name={name} before={before} onTake={() => take(name)} />]),
  )
  return (
    <form ref={form} noValidate onSubmit={submit}>
      <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
        {above}
        <SettingsFields {...fields} {...{ kind, values, problems, notes }} onChange={step} />
        <div ref={told} className="grid gap-5 empty:hidden">
          {failure && <ErrorPanel title={t('settings.saveFailed')}>{errorText(failure)}</ErrorPanel>}
          {state.isBlocked && <ErrorPanel title={t('settings.notReady')} />}
          {clashes.length > 0 && <ErrorPanel title={t('settings.clashed')} />}
        </div>
      </div>
      <div className="sticky bottom-[min(0px,(100dvh-30rem)*99)] -mx-4 mt-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 sm:-mx-1 sm:px-1">
        <p className="text-sm text-ink-soft">{t(state.isSaved ? 'settings.allSaved' : 'settings.unsaved')}</p>
        <Button type="submit" variant="primary" busy={state.isPending} className="max-sm:flex-1">
          {t('settings.save')}
        </Button>
      </div>
    </form>
  )
}

type ElsewhereProps = { name: SettingName; before: SettingValues; onTake: () => void }

/** That the same setting was changed elsewhere meanwhile, and to what. */
function Elsewhere({ name, before, onTake }: ElsewhereProps) {
  const label = settingName(name)
  return (
    <div className="mt-2 flex flex-wrap items-center gap-x-3 rounded border-s-4 border-accent-edge bg-accent-soft px-3 py-1">
      <p className="min-w-0 wrap-anywhere">
        {t('settings.elsewhere', { value: settingWords(name, before[name]) || t('settings.nothing') })}
      </p>
      <Button variant="quiet" size="sm" aria-label={t('settings.takeTheirsOf', { name: label })} onClick={onTake}>
        {t('settings.takeTheirs')}
      </Button>
    </div>
  )
}
