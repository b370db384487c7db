import Check from 'lucide-react/icons/check'
import CircleSlash from 'lucide-react/icons/circle-slash'
import Contrast from 'lucide-react/icons/contrast'
import Hourglass from 'lucide-react/icons/hourglass'
import MessageSquare from 'lucide-react/icons/message-square'
import Minus from 'lucide-react/icons/minus'
import X from 'lucide-react/icons/x'
import type { Verdict } from '#domain/marking/marking.ts'
import { classNames } from '../../ui/class-names.ts'

const SIGNS = {
  correct: { Icon: Check, look: 'rounded-full bg-correct text-on-correct' },
  partly: { Icon: Contrast, look: 'rounded-full border-2 border-correct bg-correct-soft text-correct' },
  wrong: { Icon: X, look: 'rounded-sm bg-wrong text-on-wrong' },
  waiting: { Icon: Hourglass, look: 'rounded-full border-2 border-accent-edge text-ink' },
  blank: { Icon: Minus, look: 'rounded-full border border-line-strong text-ink-soft' },
  given: { Icon: MessageSquare, look: 'text-brand' },
  not_counted: { Icon: CircleSlash, look: 'text-ink-soft' },
} as const

/** Says by shape and colour what stands in words beside it. */
export function VerdictSign({ verdict }: { verdict: Verdict }) {
  const { Icon, look } = SIGNS[verdict]
  return (
    <span aria-hidden="true" className={classNames('grid size-6 shrink-0 place-items-center', look)}>
      <Icon className="size-4 stroke-3" />
    </span>
  )
}
