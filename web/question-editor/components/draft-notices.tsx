import Info from 'lucide-react/icons/info'
import type { ReactNode } from 'react'
import { t } from '../../i18n/editor.ts'
import { Button } from '../../ui/button.tsx'
import type { DraftInHand, Elsewhere } from '../use-draft.ts'

type DraftNoticesProps = Pick<DraftInHand, 'kept'> & { elsewhere: Elsewhere; onUnderstood: () => void }

/** Calm lines about where the draft is kept. */
export function DraftNotices({ kept, elsewhere, onUnderstood }: DraftNoticesProps) {
  return (
    <div role="status" className="grid gap-2 not-empty:mb-4">
      {kept === 'failed' && <Notice>{t('editor.noStorage')}</Notice>}
      {elsewhere !== null && (
        <Notice>
          <span className="min-w-0 flex-1">
            {t(elsewhere === 'newer' ? 'editor.newerElsewhere' : 'editor.goneElsewhere')}
          </span>
          <Button size="sm" variant="quiet" onClick={onUnderstood}>
            {t('editor.understood')}
          </Button>
        </Notice>
      )}
    </div>
  )
}

function Notice({ children }: { children: ReactNode }) {
  return (
    <div className="flex items-start gap-2 rounded border border-line-strong bg-accent-soft px-3 py-2 text-sm">
      <Info aria-hidden="true" className="mt-px size-5 shrink-0" />
      {children}
    </div>
  )
}
