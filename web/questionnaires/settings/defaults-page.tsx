import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { Link } from 'react-router'
import type { SettingsDefaults } from '#contract/questionnaires/settings-defaults.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { valuesOf } from '#domain/questionnaires/setting-values.ts'
import { beginningSettings } from '#domain/questionnaires/settings-defaults.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t as dashboard } from '../../i18n/teachers/dashboard.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { asDefaults, changedIn } from './changes.ts'
import { changingDefaults } from './changing-defaults.ts'
import { ChangingForm } from './changing-form.tsx'
import { defaultsQuery } from './defaults-query.ts'
import { Note } from './settings-fields.tsx'
import { useChanging } from './use-changing.ts'

export const QuizDefaults = () => <DefaultsPage kind="quiz" />
export const ExamDefaults = () => <DefaultsPage kind="exam" />
export const PollDefaults = () => <DefaultsPage kind="poll" />
export const SurveyDefaults = () => <DefaultsPage kind="survey" />

/** How new ones of a kind begin; what is begun or published stays as it is. */
function DefaultsPage({ kind }: { kind: QuestionnaireKind }) {
  // What is shown to be changed is what holds, and not what held when somebody began a quiz.
  const found = useQuery({ ...defaultsQuery, refetchOnMount: 'always' })
  const isTold = found.data !== undefined && found.isFetchedAfterMount
  return (
    <>
      <Link to="/dashboard/settings" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('settings.back', { list: dashboard('dashboard.settings') })}
      </Link>
      <header className="mt-3 mb-5">
        <h1 className="text-2xl">{t(`settings.default_${kind}`)}</h1>
        <p className="mt-1 max-w-prose text-ink-soft">{t(`settings.defaultMeans_${kind}`)}</p>
      </header>
      {!isTold && !found.isError && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {found.isError && !found.data && (
        <ErrorPanel title={t('settings.failed')} busy={found.isFetching} onRetry={() => void found.refetch()}>
          {errorText(found.error)}
        </ErrorPanel>
      )}
      {isTold && <Changing kind={kind} told={found.data} />}
    </>
  )
}

function Changing({ kind, told }: { kind: QuestionnaireKind; told: SettingsDefaults }) {
  const of = asDefaults(kind)
  const changing = useChanging({ of, first: valuesOf(told[kind]), saving: changingDefaults(kind) })
  const { values, step } = changing
  const own = valuesOf(beginningSettings(kind))
  const isOwn = changedIn(of, values, own).length === 0
  const backToOwn = () => {
    step(() => own)
    toast.success(t('settings.asOwn'), { action: { label: t('settings.putBack'), onAct: () => step(() => values) } })
  }
  const above = (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <Note>{t(isOwn ? 'settings.isOwn' : 'settings.isYours')}</Note>
      <Button size="sm" disabled={isOwn} onClick={backToOwn}>
        {t('settings.backToOwn')}
      </Button>
    </div>
  )
  return <ChangingForm changing={changing} stage="default" above={above} />
}
