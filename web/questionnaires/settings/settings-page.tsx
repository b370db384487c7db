import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useEffect, useRef } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import { settledFor } from '#domain/questionnaires/changed-settings.ts'
import { settingsFor } from '#domain/questionnaires/described-settings.ts'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { type SettingName, type SettingValues, settingsWith } from '#domain/questionnaires/setting-values.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { addressOf, KINDS } from '../kinds.tsx'
import { type ReadSettings, settingsQuery } from './api.ts'
import { MarkingPart } from './marking-part.tsx'
import { settingName, settingWords } from './setting-texts.ts'
import { SettingsFields } from './settings-fields.tsx'
import { SurveyLink } from './survey-link.tsx'
import { useChanging } from './use-changing.ts'

type AboveProps = { kind: QuestionnaireKind; id: string; read: ReadSettings; settings: Settings }

/** What is told above the settings: how it is marked, and a link that brings what its fields ask. */
function Above({ kind, id, read, settings }: AboveProps) {
  return (
    <>
      {ABILITIES[kind].marks && <MarkingPart quizId={id} marked={read.marked} />}
      {settingsFor(kind).includes('fields') && <SurveyLink shareCode={read.shareCode} settings={settings} />}
    </>
  )
}

export const QuizSettings = () => <SettingsPage kind="quiz" />
export const PollSettings = () => <SettingsPage kind="poll" />
export const SurveySettings = () => <SettingsPage kind="survey" />

/** How what is published is set; what is changed works at once. */
function SettingsPage({ kind }: { kind: QuestionnaireKind }) {
  const { id = '' } = useParams()
  const found = useQuery(settingsQuery(id))
  if (found.data && found.data.kind !== kind)
    return <Navigate to={addressOf({ kind: found.data.kind, id }, 'settings')} replace />
  return (
    <>
      <Link to={KINDS[kind].home} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('settings.back', { list: KINDS[kind].name() })}
      </Link>
      <header className="mt-3 mb-5">
        {found.data && <p className="text-ink-soft wrap-anywhere">{found.data.title}</p>}
        <h1 className="text-2xl">{t('settings.heading')}</h1>
      </header>
      {found.isPending && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {found.isError && !found.data && (
        <LoadError error={found.error} isBusy={found.isFetching} onRetry={() => void found.refetch()} />
      )}
      {found.data && <Changing key={id} kind={kind} id={id} read={found.data} />}
    </>
  )
}

const FIELDS = 'input, select, textarea'

function Changing({ kind, id, read }: { kind: QuestionnaireKind; id: string; read: ReadSettings }) {
  const { values, before, problems, clashes, failure, step, save, ...state } = useChanging(kind, id, read)
  const form = useRef<HTMLFormElement>(null)
  const [wrong] = [...settingsFor(kind).filter((name) => problems[name]), ...clashes]
  const wrongNow = useRef(wrong)
  wrongNow.current = wrong
  useEffect(() => {
    const place = state.failures > 0 && form.current?.querySelector(`[data-setting="${wrongNow.current}"]`)
    if (place)
      (place.querySelector<HTMLElement>('[aria-invalid=true]') ?? place.querySelector<HTMLElement>(FIELDS))?.focus()
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
        <Above kind={kind} id={id} read={read} settings={settingsWith(read.settings, before)} />
        <SettingsFields
          {...{ kind, values, problems, notes }}
          stage="published"
          editAddress={addressOf({ kind, id }, 'edit')}
          onChange={step}
        />
        {failure && <ErrorPanel title={t('settings.saveFailed')}>{errorText(failure)}</ErrorPanel>}
        {state.isBlocked && <ErrorPanel title={t('settings.notReady')} />}
        {clashes.length > 0 && <ErrorPanel title={t('settings.clashed')} />}
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

type LoadErrorProps = { error: Error; isBusy: boolean; onRetry: () => void }

function LoadError({ error, isBusy, onRetry }: LoadErrorProps) {
  const isGone = error instanceof FailedCall && error.failure.status === 404
  if (isGone) return <ErrorPanel title={t('settings.gone')}>{t('settings.goneHint')}</ErrorPanel>
  return (
    <ErrorPanel title={t('settings.failed')} busy={isBusy} onRetry={onRetry}>
      {errorText(error)}
    </ErrorPanel>
  )
}
