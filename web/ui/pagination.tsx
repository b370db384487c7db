import ChevronLeft from 'lucide-react/icons/chevron-left'
import ChevronRight from 'lucide-react/icons/chevron-right'
import { t } from '../i18n/pages.ts'
import { classNames } from './class-names.ts'
import { IconButton } from './icon-button.tsx'
import { pageWindow } from './page-window.ts'

type PaginationProps = {
  /** The first is 1. */
  page: number
  pages: number
  onPage: (page: number) => void
}

/** Nothing when all is on one page. */
export function Pagination({ page, pages, onPage }: PaginationProps) {
  if (pages < 2) return null
  return (
    <nav aria-label={t('pages.all')} className="flex flex-wrap items-center justify-center gap-0.5 sm:gap-1">
      <IconButton
        label={t('pages.previous')}
        icon={<ChevronLeft className="rtl:-scale-x-100" />}
        disabled={page <= 1}
        onClick={() => onPage(page - 1)}
      />
      {pageWindow({ page, pages }).map((offered) => (
        <button
          key={offered}
          type="button"
          aria-label={t('pages.one', { page: offered })}
          aria-current={offered === page ? 'page' : undefined}
          className={classNames(
            'tabular h-11 w-9 rounded sm:w-11 border text-center font-medium transition-colors duration-150',
            offered === page
              ? 'border-brand bg-brand text-on-brand'
              : 'border-transparent text-ink hover:bg-brand-soft',
          )}
          onClick={() => onPage(offered)}
        >
          {offered}
        </button>
      ))}
      <IconButton
        label={t('pages.next')}
        icon={<ChevronRight className="rtl:-scale-x-100" />}
        disabled={page >= pages}
        onClick={() => onPage(page + 1)}
      />
    </nav>
  )
}
