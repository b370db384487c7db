import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { type FormEvent, useState } from 'react'
import { Link, useParams } from 'react-router'
import { openIn, type Settings, type SettingsChange } from '#domain/questionnaires/settings.ts'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { changingSettings, settingsQuery } from './api.ts'
import { type Marked, MarkingPart } from './marking-part.tsx'
import { canBeKept, SettingsForm } from './settings-form.tsx'

/** How a published quiz is set; what is changed works at once. */
export function QuizSettings() {
  const { id = '' } = useParams()
  const found = useQuery(settingsQuery(id))
  return (
    <>
      <Link to="/dashboard/quizzes" className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {t('settings.back')}
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
      {found.data && <Changing key={id} quizId={id} saved={found.data.settings} marked={found.data.marked} />}
    </>
  )
}

/** The parts that were changed here: another tab may have changed others. */
const changesIn = (settings: Settings, saved: Settings): SettingsChange => {
  const before: Record<string, unknown> = openIn(saved)
  const changed = Object.entries(openIn(settings)).filter(
    ([part, value]) => JSON.stringify(value) !== JSON.stringify(before[part]),
  )
  return Object.fromEntries(changed)
}

function Changing({ quizId, saved, marked }: { quizId: string; saved: Settings; marked: Marked }) {
  const [settings, setSettings] = useState(saved)
  const queryClient = useQueryClient()
  const saving = useMutation(changingSettings(quizId))
  const isSaved = JSON.stringify(settings) === JSON.stringify(saved)

  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (isSaved || !canBeKept(settings) || saving.isPending) return
    saving.mutate(changesIn(settings, saved), {
      onSuccess: (kept) => {
        const next = { ...settings, ...kept }
        queryClient.setQueryData(settingsQuery(quizId).queryKey, (before) => before && { ...before, settings: next })
        // What was typed meanwhile stays, and is not saved yet.
        setSettings((now) => (now === settings ? next : now))
        toast.success(t('settings.saved'))
      },
    })
  }

  return (
    <form noValidate onSubmit={submit}>
      <div className="mb-5">
        <MarkingPart quizId={quizId} marked={marked} />
      </div>
      <SettingsForm
        isPublished
        settings={settings}
        onChange={(change) => setSettings((before) => ({ ...before, ...change }))}
      />
      {saving.isError && (
        <div className="mt-5">
          <ErrorPanel title={t('settings.saveFailed')}>{errorText(saving.error)}</ErrorPanel>
        </div>
      )}
      <div className="sticky bottom-[min(0px,(100dvh-30rem)*99)] -mx-4 mt-5 flex flex-wrap items-center justify-end gap-3 border-t border-line bg-paper px-4 py-3 sm:-mx-1 sm:px-1">
        <p className="text-sm text-ink-soft">{t(isSaved ? 'settings.allSaved' : 'settings.unsaved')}</p>
        <Button type="submit" variant="primary" busy={saving.isPending} className="max-sm:flex-1">
          {t('settings.save')}
        </Button>
      </div>
    </form>
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
