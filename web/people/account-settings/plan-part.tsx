import { useQuery } from '@tanstack/react-query'
import type { MeterOnWire } from '#contract/people/plan.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/plan.ts'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { planQuery } from './api.ts'

const MEBIBYTE = 1024 * 1024

const inMebibytes = (bytes: number) => t('plan.mib', { size: formatNumber(Math.round((10 * bytes) / MEBIBYTE) / 10) })

/** What the plan of the account allows, and how much of it is used; nothing where there are no plans. */
export function PlanPart() {
  const found = useQuery({ ...planQuery, refetchOnWindowFocus: 'always' })
  const { data: plan } = found
  if (found.isError && plan === undefined)
    return (
      <Card>
        <ErrorPanel title={t('plan.failed')} busy={found.isFetching} onRetry={() => void found.refetch()}>
          {errorText(found.error)}
        </ErrorPanel>
      </Card>
    )
  if (!plan) return null
  const { title, published, pictures, mails, students } = plan
  return (
    <Card id="plan">
      <h2 className="text-xl wrap-anywhere">
        {t('plan.heading')}: <bdi>{title}</bdi>
      </h2>
      <p className="mt-1 text-ink-soft">{t('plan.text')}</p>
      <ul className="mt-4 grid gap-5">
        <Meter name={t('plan.published')} meter={published} full={t('plan.fullPublished')} />
        <Meter name={t('plan.pictures')} meter={pictures} full={t('plan.fullPictures')} format={inMebibytes} />
        <Meter name={t('plan.mails')} meter={mails} full={t('plan.fullMails')} />
        <Meter name={t('plan.students')} meter={students} full={t('plan.fullStudents')} />
      </ul>
    </Card>
  )
}

type MeterProps = { name: string; meter: MeterOnWire; full: string; format?: (figure: number) => string }

function Meter({ name, meter: { used, allowed }, full, format = formatNumber }: MeterProps) {
  const said =
    allowed === null
      ? t('plan.noLimit', { used: format(used) })
      : t('plan.ofAllowed', { used: format(used), allowed: format(allowed) })
  return (
    <li className="grid gap-2">
      <div className="flex flex-wrap justify-between gap-x-4">
        <span>{name}</span>
        <span className="tabular font-semibold">{said}</span>
      </div>
      {allowed !== null && (
        <ProgressBar label={name} value={Math.min(used, allowed)} max={Math.max(1, allowed)} valueText={said} />
      )}
      {allowed !== null && used >= allowed && <p className="text-sm text-ink-soft">{full}</p>}
    </li>
  )
}
