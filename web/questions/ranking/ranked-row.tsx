import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import X from 'lucide-react/icons/x'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/opinion-play.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Prose } from '../parts/prose.tsx'

type RankedRowProps = {
  /** Unique on the page. */
  id: string
  item: number
  text: string
  at: number
  count: number
  isReadOnly: boolean
  onMove: (to: number, way: 'up' | 'down') => void
  onTakeBack: () => void
}

/** What has a rank. Each control is named by what it moves. */
export function RankedRow({ id, item, text, at, count, isReadOnly, onMove, onTakeBack }: RankedRowProps) {
  const named = (control: string) => ({
    id: `${id}-${control}`,
    'aria-labelledby': `${id}-${control} ${id}-text`,
    'data-control': `ranked-${item}-${control}`,
    disabled: isReadOnly,
  })
  return (
    <li className="flex flex-wrap items-center gap-x-2 rounded border border-brand bg-brand-soft p-1">
      <span className="flex min-w-0 flex-1 basis-28 items-start gap-3 px-2 py-2">
        <span
          aria-hidden="true"
          className="tabular grid size-7 shrink-0 place-items-center rounded-full bg-brand text-sm font-semibold text-on-brand"
        >
          {formatNumber(at + 1)}
        </span>
        <span id={`${id}-text`} dir="auto" className="min-w-0 flex-1 self-center wrap-anywhere whitespace-pre-wrap">
          <Prose source={text} as="phrase" />
        </span>
      </span>
      <span className="ms-auto flex shrink-0 gap-1">
        <IconButton
          {...named('up')}
          label={t('opinionPlay.rankUp')}
          icon={<ArrowUp aria-hidden="true" />}
          aria-disabled={at === 0 || undefined}
          className="aria-disabled:opacity-50"
          onClick={() => onMove(at - 1, 'up')}
        />
        <IconButton
          {...named('down')}
          label={t('opinionPlay.rankDown')}
          icon={<ArrowDown aria-hidden="true" />}
          aria-disabled={at === count - 1 || undefined}
          className="aria-disabled:opacity-50"
          onClick={() => onMove(at + 1, 'down')}
        />
        <IconButton
          {...named('back')}
          label={t('opinionPlay.rankBack')}
          icon={<X aria-hidden="true" />}
          onClick={onTakeBack}
        />
      </span>
    </li>
  )
}
