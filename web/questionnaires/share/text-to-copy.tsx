import { useId, useRef, useState } from 'react'
import { t } from '../../i18n/teachers/sharing.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

/** So many lines are in sight; the rest scrolls. */
const MOST_ROWS = 6

type TextToCopyProps = {
  text: string
  label: string
  copyLabel: string
  /** By itself as many as it has lines, where that is not too many. */
  rows?: number
  /** `ltr` for what programs read. */
  dir?: 'auto' | 'ltr'
}

/** The text to paste anywhere. Where the browser gives a page no clipboard (plain http), it is selected. */
export function TextToCopy({ text, label, copyLabel, rows, dir = 'auto' }: TextToCopyProps) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [byHand, setByHand] = useState(false)
  const failed = () => {
    box.current?.focus()
    box.current?.select()
    setByHand(!document.execCommand('copy'))
  }
  return (
    <>
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <CopyButton size="sm" text={text} label={copyLabel} onFailed={failed} />
      </div>
      <textarea
        ref={box}
        id={id}
        dir={dir}
        readOnly
        spellCheck={false}
        rows={rows ?? Math.min(text.split('\n').length, MOST_ROWS)}
        value={text}
        aria-describedby={byHand ? `${id}-by-hand` : undefined}
        className="block w-full resize-y rounded border border-line bg-surface-sunken px-3 py-2 text-ink wrap-anywhere"
      />
      {byHand && (
        <p id={`${id}-by-hand`} role="status" className="mt-1 text-sm text-ink-soft">
          {t('sharing.textByHand')}
        </p>
      )}
    </>
  )
}
