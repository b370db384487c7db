import Info from 'lucide-react/icons/info'
import { optionDoubts } from '#domain/questions/parts/option-doubts.ts'
import { optionSign } from '#domain/questions/parts/option-sign.ts'
import type { MarkedOptions } from '#domain/questions/parts/options.ts'
import { isFilled } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/editing.ts'

/** What is said calmly beside each option: it may be meant. */
export const notesOn = ({ options, correct }: MarkedOptions): (string | null)[] => {
  const doubts = optionDoubts(options)
  return options.map((text, option) => {
    if (!isFilled(text) && correct.includes(option)) return t('editing.rightAgain')
    const doubt = doubts.find(({ place }) => place === option)
    if (doubt === undefined) return null
    return doubt.kind === 'same' ? t('editing.sameAs', { sign: optionSign(doubt.like) }) : t('editing.leftOut')
  })
}

export function OptionNote({ id, note }: { id: string; note: string | null }) {
  if (note === null) return null
  return (
    <p id={`${id}-hint`} className="flex items-start gap-1.5 pt-1 text-sm text-ink-soft">
      <Info aria-hidden="true" className="mt-0.5 size-4 shrink-0" />
      {note}
    </p>
  )
}
