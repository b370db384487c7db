import { useQuery } from '@tanstack/react-query'
import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { useEffect } from 'react'
import type { FilterOnWire } from '#contract/results/response-filters.ts'
import { t } from '../../i18n/teachers/responses.ts'
import { EraseResponse } from '../../personal-data/erase-response.tsx'
import { type AskedQuestion, responseListQuery } from '../../questionnaires/surveys/api.ts'
import { Waiting } from '../../questionnaires/surveys/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { EachResponse } from './each-response.tsx'
import { PrintButton } from './responses-table.tsx'
import type { ResponsesView } from './responses-view.ts'

type OneResponseProps = {
  view: ResponsesView
  filter: FilterOnWire
  asked: readonly AskedQuestion[]
  onLook: (next: Partial<ResponsesView>) => void
}

/** One response after the other, by buttons or by the arrow keys. */
export function OneResponse({ view, filter, asked, onLook }: OneResponseProps) {
  const { page, sort, order } = view
  const list = useQuery(responseListQuery({ id: view.id, filter, page, isOne: true, sort, order }))
  const pages = list.data?.pages ?? 0
  const go = (to: number) => {
    if (to >= 1 && to <= pages) onLook({ page: to })
  }
  useArrowKeys((by) => go(page + by))
  const [row] = list.data?.rows ?? []
  if (list.data === undefined) return <Waiting query={list} />
  return (
    <>
      <nav aria-label={t('responses.each')} className="flex flex-wrap items-center gap-3 print:hidden">
        <Button
          disabled={page <= 1}
          icon={<ChevronLeft aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
          onClick={() => go(page - 1)}
        >
          {t('responses.previous')}
        </Button>
        <p className="tabular" role="status">
          {t('responses.place', { page, pages })}
        </p>
        <Button
          disabled={page >= pages}
          icon={<ChevronRight aria-hidden="true" className="size-5 rtl:-scale-x-100" />}
          onClick={() => go(page + 1)}
        >
          {t('responses.next')}
        </Button>
        <PrintButton />
        {row && <EraseResponse of={view.id} response={row} onErased={() => page === pages && go(page - 1)} />}
      </nav>
      {row && <EachResponse row={row} asked={asked} beside={list.data.beside} />}
    </>
  )
}

/** What is typed somewhere stays there. */
const useArrowKeys = (onGo: (by: 1 | -1) => void) =>
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const isTyped =
        event.target instanceof Element && event.target.closest('input, select, textarea, dialog') !== null
      if (isTyped || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return
      if (event.key === 'ArrowLeft') onGo(-1)
      if (event.key === 'ArrowRight') onGo(1)
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [onGo])
