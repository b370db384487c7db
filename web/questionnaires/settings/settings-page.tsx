import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Palette from 'lucide-react/icons/palette'
import { Link, Navigate, useParams } from 'react-router'
import { settingsFor } from '#domain/questionnaires/described-settings.ts'
import { ABILITIES, type QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { settingsWith, valuesOf } from '#domain/questionnaires/setting-values.ts'
import type { Settings } from '#domain/questionnaires/settings.ts'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { addressOf, KINDS } from '../kinds.tsx'
import { useKindHere } from '../use-kind-here.ts'
import { changingSettings, type ReadSettings, settingsQuery } from './api.ts'
import { atOnce } from './changes.ts'
import { ChangingForm } from './changing-form.tsx'
import { MarkingPart } from './marking-part.tsx'
import { SurveyLink } from './survey-link.tsx'
import { useChanging } from './use-changing.ts'

type AboveProps = { kind: QuestionnaireKind; id: string; read: ReadSettings; settings: Settings }

/** The look has a page of its own, with a phone that shows it. */
function BrandLink({ of }: { of: Pick<AboveProps, 'kind' | 'id'> }) {
  return (
    <Link to={addressOf(of, 'brand')} className={`${buttonClass()} justify-self-start`}>
      <Palette aria-hidden="true" className="size-5" />
      {t('settings.brand')}
    </Link>
  )
}

/** What is told above the settings: its look, how it is marked, and a link that brings what its fields ask. */
function Above({ kind, id, read, settings }: AboveProps) {
  return (
    <>
      <BrandLink of={{ kind, id }} />
      {ABILITIES[kind].marks && <MarkingPart quizId={id} marked={read.marked} />}
      {settingsFor(kind).includes('fields') && <SurveyLink shareCode={read.shareCode} settings={settings} />}
    </>
  )
}

export const QuizSettings = () => <SettingsPage kind={useKindHere()} />
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

function Changing({ kind, id, read }: { kind: QuestionnaireKind; id: string; read: ReadSettings }) {
  const first = valuesOf(read.settings)
  const changing = useChanging({ of: atOnce(kind), first, saving: changingSettings(kind, id) })
  const settings = settingsWith(read.settings, changing.before)
  return (
    <ChangingForm
      changing={changing}
      stage="published"
      editAddress={addressOf({ kind, id }, 'edit')}
      above={<Above {...{ kind, id, read, settings }} />}
    />
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
