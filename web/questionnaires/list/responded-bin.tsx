import type { QueryKey } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/students/responded.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { useActing } from '../use-acting.ts'

type Binned = { id: string; title: string; binUntil: number }

/** Polls or surveys that were deleted, until they are erased. */
export function RespondedBin({ binned, queryKey }: { binned: readonly Binned[]; queryKey: QueryKey }) {
  const [toErase, setToErase] = useState<Binned | null>(null)
  const { act } = useActing({ queryKey, did: (action) => t(`responded.did_${action}`) })
  if (binned.length === 0)
    return (
      <Card>
        <EmptyState title={t('responded.bin')}>{t('responded.binEmpty')}</EmptyState>
      </Card>
    )
  return (
    <>
      <p className="text-ink-soft">{t('responded.binHint')}</p>
      <ul className="grid grid-cols-1 gap-3">
        {binned.map((each) => (
          <li key={each.id}>
            <Card className="flex flex-wrap items-center gap-3">
              <div className="min-w-0 grow basis-60">
                <h2 dir="auto" className="text-lg wrap-anywhere">
                  {each.title}
                </h2>
                <p className="text-ink-soft">{t('responded.erasedOn', { date: formatDate(each.binUntil) })}</p>
              </div>
              <div className="flex flex-wrap gap-2">
                <Button
                  aria-label={t('responded.restoreIt', { title: each.title })}
                  onClick={() => void act('restore', [each])}
                >
                  {t('responded.restore')}
                </Button>
                <Button
                  variant="danger"
                  aria-label={`${t('responded.erase')}: ${each.title}`}
                  onClick={() => setToErase(each)}
                >
                  {t('responded.erase')}
                </Button>
              </div>
            </Card>
          </li>
        ))}
      </ul>
      <AlertDialog
        open={toErase !== null}
        onClose={() => setToErase(null)}
        title={t('responded.eraseTitle')}
        message={
          <>
            <p className="mb-2 font-semibold text-ink wrap-anywhere">{toErase?.title}</p>
            <p>{t('responded.eraseEffect')}</p>
          </>
        }
        action={{
          label: t('responded.erase'),
          danger: true,
          onAct: () => {
            if (toErase) void act('erase', [toErase])
            setToErase(null)
          },
        }}
      />
    </>
  )
}
