import Plus from 'lucide-react/icons/plus'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/patterns.ts'
import { Button } from '../../ui/button.tsx'
import type { SectionCount } from './patterned.ts'

type SectionOfPatternProps = { count: SectionCount; onNext: () => void }

/** Below the heading of a section: how many of its questions there are, and the next one. */
export function SectionOfPattern({ count: { has, of }, onNext }: SectionOfPatternProps) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-4 gap-y-2">
      <p className="tabular">{t('patterns.sectionHas', { has: formatNumber(has), of: formatNumber(of) })}</p>
      {has < of && (
        <Button size="sm" icon={<Plus aria-hidden="true" className="size-5" />} onClick={onNext}>
          {t('patterns.next')}
        </Button>
      )}
    </div>
  )
}
