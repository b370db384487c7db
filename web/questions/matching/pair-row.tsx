import X from 'lucide-react/icons/x'
import type { ComponentProps } from 'react'
import { formatNumber } from '../../i18n/format.ts'
import { t as editing } from '../../i18n/teachers/editing.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { fieldKey } from '../editing/field-keys.ts'
import { PartField } from '../editing/part-field.tsx'
import { PartHandle, type PartMoving, rowLook } from '../editing/part-moving.tsx'

/** One side of a pair. */
export type Field = Omit<ComponentProps<typeof PartField>, 'label'>

type PairRowProps = {
  pair: number
  moving: PartMoving
  left: Field
  right: Field
  isRemovable: boolean
  onRemove: () => void
}

/** Side by side, or one below the other where the screen is narrow. */
export function PairRow({ pair, moving, left, right, isRemovable, onRemove }: PairRowProps) {
  const number = formatNumber(pair + 1)
  const look = rowLook(moving, pair)
  return (
    <li style={look.style} className={`${look.className} flex items-start gap-1`}>
      <PartHandle label={editing('editing.movePair', { number })} sign={number} at={pair} moving={moving} />
      <div className="flex min-w-0 flex-1 flex-wrap items-start gap-x-2 gap-y-1">
        <span className="flex min-w-0 flex-1 basis-48">
          <PartField {...left} label={t('editor.left', { number })} />
        </span>
        <span className="flex min-w-0 flex-1 basis-48">
          <PartField {...right} label={t('editor.right', { number })} />
        </span>
      </div>
      <IconButton
        label={t('editor.removePair', { number })}
        {...fieldKey('remove', t('editor.removePair', { number }))}
        icon={<X aria-hidden="true" />}
        disabled={!isRemovable}
        onClick={onRemove}
      />
    </li>
  )
}
