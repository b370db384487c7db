import ArrowDown from 'lucide-react/icons/arrow-down'
import ArrowUp from 'lucide-react/icons/arrow-up'
import GripVertical from 'lucide-react/icons/grip-vertical'
import type { HTMLAttributes, KeyboardEvent } from 'react'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/play.ts'
import { classNames } from '../../ui/class-names.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Prose } from '../parts/prose.tsx'

export type Control = 'handle' | 'up' | 'down'

type ItemRowProps = {
  /** Unique on the page. */
  id: string
  helpId: string
  text: string
  /** Its place in what is asked. */
  item: number
  at: number
  count: number
  isReadOnly: boolean
  isHeld: boolean
  /** Pixels from its own place, while any row is dragged. */
  shift: number | null
  handle: HTMLAttributes<HTMLElement>
  onMove: (to: number, control: Control) => void
}

/** Each control is named by what it moves. */
export function ItemRow({ id, text, item, at, count, isReadOnly, onMove, ...row }: ItemRowProps) {
  const named = (control: Control) => ({
    id: `${id}-${control}`,
    'aria-labelledby': `${id}-${control} ${id}-text`,
    'data-control': control,
  })
  const press = (event: KeyboardEvent) => {
    const to = { ArrowUp: at - 1, ArrowDown: at + 1 }[event.key]
    if (to === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    onMove(to, 'handle')
  }
  return (
    <li
      data-item={item}
      style={row.shift === null ? {} : { transform: `translateY(${row.shift}px)` }}
      className={classNames(
        'relative flex flex-wrap items-center gap-x-1 rounded border bg-surface p-1',
        row.isHeld ? 'z-1 border-brand shadow' : 'border-line-strong',
        row.shift !== null && !row.isHeld && 'transition-transform duration-150 motion-reduce:transition-none',
      )}
    >
      <button
        type="button"
        {...named('handle')}
        {...(!isReadOnly && row.handle)}
        aria-label={t('play.orderMove', { number: at + 1 })}
        aria-describedby={row.helpId}
        disabled={isReadOnly}
        onKeyDown={press}
        className="tabular flex min-h-11 min-w-11 shrink-0 cursor-grab touch-none items-center justify-center gap-0.5 rounded px-1 text-sm font-semibold text-ink-soft select-none hover:bg-brand-soft active:cursor-grabbing"
      >
        <GripVertical aria-hidden="true" className="size-4 shrink-0" />
        {formatNumber(at + 1)}
      </button>
      <span id={`${id}-text`} className="flex min-w-0 flex-1 basis-28 gap-2 px-1 py-2">
        <span className="shrink-0 font-semibold text-ink-soft">{optionSign(item)}</span>
        <span dir="auto" className="min-w-0 flex-1 wrap-anywhere whitespace-pre-wrap">
          <Prose source={text} as="phrase" />
        </span>
      </span>
      <span className="ms-auto flex shrink-0 gap-1">
        <IconButton
          {...named('up')}
          label={t('play.orderUp')}
          icon={<ArrowUp aria-hidden="true" />}
          disabled={isReadOnly}
          aria-disabled={at === 0 || undefined}
          className="aria-disabled:opacity-50"
          onClick={() => onMove(at - 1, 'up')}
        />
        <IconButton
          {...named('down')}
          label={t('play.orderDown')}
          icon={<ArrowDown aria-hidden="true" />}
          disabled={isReadOnly}
          aria-disabled={at === count - 1 || undefined}
          className="aria-disabled:opacity-50"
          onClick={() => onMove(at + 1, 'down')}
        />
      </span>
    </li>
  )
}
