import { useQuery } from '@tanstack/react-query'
import ArrowLeft from 'lucide-react/icons/arrow-left'
import Printer from 'lucide-react/icons/printer'
import type { ReactNode } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../i18n/all-failures.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/exports.ts'
import { paperBrandQuery } from '../../questionnaires/on-paper/paper-brand.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { Button, buttonClass } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { ProgressBar } from '../../ui/progress-bar.tsx'
import { proseQuery } from '../downloads/api.ts'

export type Loading = {
  here: number
  /** Undefined until it is known. */
  total: number | undefined
  error: Error | null
  isBusy: boolean
  retry: () => void
}

type PrintFrameProps = {
  quizId: string
  title: string
  /** How much is here: students, or sheets. */
  said: (counts: { here: string; total: string; count: number }) => string
  loading: Loading
  /** What there is to choose before it is printed. */
  tools?: ReactNode
  children: ReactNode
}

/** Pictures are on paper only if they are there. */
const print = async () => {
  await Promise.all([...document.images].map((image) => image.decode().catch(() => undefined)))
  window.print()
}

/** A page that is made for paper: above it, for the screen alone, how much of it is here and the button that prints it. */
export function PrintFrame({ quizId, title, said, loading, tools, children }: PrintFrameProps) {
  const addressOf = useQuizAddress()
  const besides = [useQuery(proseQuery), useQuery(paperBrandQuery(quizId))]
  const unread = besides.find(({ isError }) => isError)
  const { here, total = 0, error, isBusy, retry } = loading
  const isWhole = loading.total !== undefined && here >= total && besides.every(({ isSuccess }) => isSuccess)
  const counts = { here: formatNumber(here), total: formatNumber(total), count: total }
  const back = addressOf(quizId, 'result')
  return (
    <>
      <div className="print:hidden">
        <div className="mb-3 flex flex-wrap items-center justify-between gap-3">
          <Link to={back} className={buttonClass({ variant: 'quiet', size: 'sm' })}>
            <ArrowLeft aria-hidden="true" className="size-4 rtl:-scale-x-100" />
            {t('exports.back')}
          </Link>
          <Button
            variant="primary"
            size="sm"
            disabled={!isWhole || total === 0}
            icon={<Printer aria-hidden="true" className="size-4" />}
            onClick={() => void print()}
          >
            {t('exports.print')}
          </Button>
        </div>
        <h1 className="text-2xl">{title}</h1>
        {tools}
        {total > 0 && (
          <div className="mt-3 mb-6">
            <p role="status" className="tabular mb-2 text-ink-soft">
              {isWhole ? t('exports.isReady') : said(counts)}
            </p>
            {!isWhole && <ProgressBar label={title} value={here} max={total} />}
          </div>
        )}
        {(error ?? unread) && (
          <ErrorPanel
            title={t('exports.failed')}
            busy={isBusy}
            onRetry={() => {
              retry()
              void unread?.refetch()
            }}
          >
            {errorText(error ?? unread?.error)}
          </ErrorPanel>
        )}
      </div>
      {!isWhole && total > 0 && <p className="hidden font-semibold print:block">{t('exports.notWhole', counts)}</p>}
      {loading.total === 0 && (
        <Card>
          <EmptyState title={t('exports.nobody')}>{t('exports.nobodyHint')}</EmptyState>
        </Card>
      )}
      {children}
    </>
  )
}
