import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { KEEP, RETENTION_DEEDS, type RetentionRule } from '#domain/questionnaires/retention.ts'
import { errorText, failureText } from '../i18n/all-failures.ts'
import { t } from '../i18n/teachers/retention.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import { Refusal } from '../ui/forms/refusal.tsx'
import { SelectField } from '../ui/forms/select-field.tsx'
import { SkeletonLines } from '../ui/skeleton.tsx'
import { toast } from '../ui/toast.ts'
import { foreseenQuery, type Retention, retentionQuery, saveRule, type Whose } from './retention-api.ts'

const MONTHS = [1, 2, 3, 6, 9, 12, 18, 24, 36, 60, 120]

/** How long what students did is kept, in one quiz or in all. */
export function RetentionPart({ quizId }: { quizId: Whose }) {
  const { data, error, isFetching, refetch } = useQuery(retentionQuery(quizId))
  return (
    <Card>
      <h2 className="text-xl">{t('retention.heading')}</h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">
        {t(quizId === null ? 'retention.textAccount' : 'retention.textQuiz')}{' '}
        {data && data.ownRules > 0 && t('retention.ownRules', { count: data.ownRules })}
      </p>
      {!data && !error && <SkeletonLines lines={3} />}
      {!data && error && (
        <ErrorPanel title={t('retention.failed')} busy={isFetching} onRetry={() => void refetch()}>
          {errorText(error)}
        </ErrorPanel>
      )}
      {data && <Form key={JSON.stringify(data)} quizId={quizId} retention={data} />}
    </Card>
  )
}

const inheritedText = ({ deed, months }: RetentionRule): string =>
  deed === 'keep' ? t('retention.inherit_keep') : t(`retention.inherit_${deed}`, { count: months })

function Form({ quizId, retention: { rule, inherited } }: { quizId: Whose; retention: Retention }) {
  const client = useQueryClient()
  const [deed, setDeed] = useState<RetentionRule['deed'] | 'inherit'>(rule?.deed ?? 'inherit')
  const [months, setMonths] = useState(rule?.months ?? KEEP.months)
  const [isBusy, setBusy] = useState(false)
  const [refusal, setRefusal] = useState<string | null>(null)
  const chosen = deed === 'inherit' ? null : { deed, months }
  const isChanged = chosen?.deed !== rule?.deed || (chosen?.months !== rule?.months && deed !== 'keep')
  const save = async () => {
    setBusy(true)
    setRefusal(null)
    const reply = await saveRule(quizId, chosen)
    setBusy(false)
    if (!reply.ok) return setRefusal(failureText(reply.failure))
    toast.success(t('retention.saved'))
    await client.invalidateQueries({ queryKey: ['retention'] })
  }
  return (
    <div className="grid grid-cols-1 max-w-xl gap-4">
      <SelectField
        label={t('retention.deed')}
        hint={t(`retention.what_${(chosen ?? inherited ?? KEEP).deed}`)}
        value={deed}
        onChange={({ target }) => setDeed(RETENTION_DEEDS.find((each) => each === target.value) ?? 'inherit')}
      >
        {inherited && <option value="inherit">{inheritedText(inherited)}</option>}
        {RETENTION_DEEDS.map((each) => (
          <option key={each} value={each}>
            {t(`retention.deed_${each}`)}
          </option>
        ))}
      </SelectField>
      {deed !== 'inherit' && deed !== 'keep' && (
        <SelectField
          label={t('retention.months')}
          value={months}
          onChange={({ target }) => setMonths(Number(target.value))}
        >
          {[...new Set([...MONTHS, months])]
            .sort((one, other) => one - other)
            .map((count) => (
              <option key={count} value={count}>
                {t('retention.after', { count })}
              </option>
            ))}
        </SelectField>
      )}
      <Foreseen quizId={quizId} rule={chosen ?? inherited ?? KEEP} />
      <Refusal>{refusal}</Refusal>
      <div>
        <Button variant="primary" busy={isBusy} disabled={!isChanged} onClick={() => void save()}>
          {t('retention.save')}
        </Button>
      </div>
    </div>
  )
}

/** Before it is saved: what the next run would do. */
function Foreseen({ quizId, rule }: { quizId: Whose; rule: RetentionRule }) {
  const { data, isError } = useQuery(foreseenQuery(quizId, rule))
  if (rule.deed === 'keep') return null
  const { attempts: count = 0, quizzes = 0 } = data ?? {}
  const counted = count === 0 ? t('retention.foreseenNone') : t(`retention.foreseen_${rule.deed}`, { count, quizzes })
  return (
    <div className="rounded border border-line bg-surface-sunken p-3">
      <p role="status" className="tabular font-semibold">
        {isError ? t('retention.foreseenFailed') : data ? counted : t('retention.foreseeing')}
      </p>
      <p className="mt-1 text-sm text-ink-soft">{t('retention.noWayBack')}</p>
    </div>
  )
}
