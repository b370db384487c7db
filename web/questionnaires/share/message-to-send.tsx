import { useId, useRef, useState } from 'react'
import { t } from '../../i18n/teachers/sharing.ts'
import { CopyButton } from '../../ui/copy-button.tsx'

/** So many lines are in sight; the rest scrolls. */
const MOST_ROWS = 6

/** The text to paste anywhere. Where the browser gives a page no clipboard (plain http), it is selected. */
export function MessageToSend({ message }: { message: string }) {
  const id = useId()
  const box = useRef<HTMLTextAreaElement>(null)
  const [byHand, setByHand] = useState(false)
  const failed = () => {
    box.current?.focus()
    box.current?.select()
    setByHand(!document.execCommand('copy'))
  }
  return (
    <div className="mt-5">
      <div className="mb-1 flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <label htmlFor={id} className="font-medium">
          {t('sharing.text')}
        </label>
        <CopyButton size="sm" text={message} label={t('sharing.copyText')} onFailed={failed} />
      </div>
      <textarea
        ref={box}
        id={id}
        dir="auto"
        readOnly
        rows={Math.min(message.split('\n').length, MOST_ROWS)}
        value={message}
        aria-describedby={byHand ? `${id}-by-hand` : undefined}
        className="block w-full resize-y rounded border border-line bg-surface-sunken px-3 py-2 text-ink wrap-anywhere"
      />
      {byHand && (
        <p id={`${id}-by-hand`} role="status" className="mt-1 text-sm text-ink-soft">
          {t('sharing.textByHand')}
        </p>
      )}
    </div>
  )
}
