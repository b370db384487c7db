import { isFilled } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { pastedAt } from '../drafts/pasted-place.ts'
import { Doubted } from './doubt-list.tsx'

/** How many lines were pasted for the draft at a place and are not taken. */
export const linesWaiting = (place: string): number =>
  (pastedAt(place).read() ?? '').split('\n').filter(isFilled).length

type PastedWaitingProps = { count: number; onOpen: () => void }

/** What is gone with the draft once it is published. */
export function PastedWaiting({ count, onOpen }: PastedWaitingProps) {
  if (count === 0) return null
  return (
    <Doubted name={t('editing.doubtPasted')} onOpen={onOpen}>
      {t('editing.saidPasted', { count })}
    </Doubted>
  )
}
