import ChevronRight from 'lucide-react/icons/chevron-right'
import Palette from 'lucide-react/icons/palette'
import { Link } from 'react-router'
import { t } from '../../i18n/teachers/brand-form.ts'
import { Card } from '../../ui/card.tsx'

/** Of an account: how what it publishes looks, and where that is changed. */
export function BrandPart() {
  return (
    <Card>
      <h2 className="text-xl">{t('brandForm.partTitle')}</h2>
      <p className="mt-1 mb-3 max-w-prose text-ink-soft">{t('brandForm.partText')}</p>
      <div className="-mx-3">
        <Link
          to="/dashboard/settings/brand"
          className="flex min-h-14 items-center gap-3 rounded px-3 py-2 text-ink no-underline hover:bg-brand-soft"
        >
          <Palette aria-hidden="true" className="size-5 shrink-0 text-ink-soft" />
          <span className="min-w-0 flex-1 font-medium">{t('brandForm.partOpen')}</span>
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-ink-soft rtl:-scale-x-100" />
        </Link>
      </div>
    </Card>
  )
}
