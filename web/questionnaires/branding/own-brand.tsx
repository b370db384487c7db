import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import { useState } from 'react'
import { Link, Navigate, useParams } from 'react-router'
import type { OwnBrandOnWire } from '#contract/questionnaires/branding.ts'
import type { QuestionnaireKind } from '#domain/questionnaires/kinds.ts'
import { FailedCall } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/brand-form.ts'
import { t as settings } from '../../i18n/teachers/settings.ts'
import { buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { useElementId } from '../../ui/element-id.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { addressOf, KINDS } from '../kinds.tsx'
import { useKindHere } from '../use-kind-here.ts'
import { ownBrandQuery, ownKeeper } from './api.ts'
import { BrandForm } from './brand-form.tsx'
import { useBrandForm } from './use-brand-form.ts'

export const QuizBrand = () => <OwnBrand kind={useKindHere()} />
export const PollBrand = () => <OwnBrand kind="poll" />
export const SurveyBrand = () => <OwnBrand kind="survey" />

/** How one questionnaire looks to those who open it: as all of its teacher's, or by itself. */
function OwnBrand({ kind }: { kind: QuestionnaireKind }) {
  const { id = '' } = useParams()
  const found = useQuery({ ...ownBrandQuery(id), refetchOnMount: 'always' })
  if (found.data && found.data.kind !== kind)
    return <Navigate to={addressOf({ kind: found.data.kind, id }, 'brand')} replace />
  const isTold = found.data !== undefined && found.isFetchedAfterMount
  return (
    <>
      <Link to={KINDS[kind].home} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
        <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
        {settings('settings.back', { list: KINDS[kind].name() })}
      </Link>
      <header className="mt-3 mb-5">
        {found.data && <p className="text-ink-soft wrap-anywhere">{found.data.title}</p>}
        <h1 className="text-2xl">{t('brandForm.headingOwn')}</h1>
      </header>
      {!isTold && !found.isError && (
        <Card>
          <SkeletonLines lines={8} />
        </Card>
      )}
      {found.isError && !isTold && (
        <LoadError error={found.error} isBusy={found.isFetching} onRetry={() => void found.refetch()} />
      )}
      {isTold && <Changing key={id} {...found.data} />}
    </>
  )
}

function Changing({ id, kind, title, own, account }: OwnBrandOnWire) {
  const [keeper] = useState(() => ownKeeper(id))
  const changing = useBrandForm({
    first: own?.brand ?? null,
    account: account.brand,
    frames: { ...account.frames, ...own?.frames },
    keeper,
  })
  return (
    <BrandForm
      changing={changing}
      shown={{ kind, title }}
      above={<Whose isOwn={changing.isOwn} onPick={changing.setOwn} />}
    />
  )
}

const CHOICES = [
  { value: false, key: 'asAccount' },
  { value: true, key: 'asOwn' },
] as const

/** Whether it has a look of its own. */
function Whose({ isOwn, onPick }: { isOwn: boolean; onPick: (isOwn: boolean) => void }) {
  const name = useElementId()
  return (
    <Card>
      <fieldset data-part="own">
        <legend className="text-xl font-[650]">{t('brandForm.whose')}</legend>
        {CHOICES.map(({ value, key }) => (
          <label key={key} className="flex min-h-11 items-start gap-3 py-2">
            <input
              type="radio"
              name={name}
              checked={isOwn === value}
              className="check mt-0.5"
              onChange={() => onPick(value)}
            />
            <span className="min-w-0">
              <span className="block font-medium">{t(`brandForm.${key}`)}</span>
              <span className="block text-sm text-ink-soft">{t(`brandForm.${key}Hint`)}</span>
            </span>
          </label>
        ))}
      </fieldset>
      {!isOwn && (
        <Link to="/dashboard/settings/brand" className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ms-3 mt-1`}>
          {t('brandForm.toAccount')}
        </Link>
      )}
    </Card>
  )
}

type LoadErrorProps = { error: Error; isBusy: boolean; onRetry: () => void }

function LoadError({ error, isBusy, onRetry }: LoadErrorProps) {
  const isGone = error instanceof FailedCall && error.failure.status === 404
  if (isGone) return <ErrorPanel title={t('brandForm.gone')}>{t('brandForm.goneHint')}</ErrorPanel>
  return (
    <ErrorPanel title={t('brandForm.failed')} busy={isBusy} onRetry={onRetry}>
      {errorText(error)}
    </ErrorPanel>
  )
}
