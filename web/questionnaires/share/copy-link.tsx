import { useId, useRef, useState } from 'react'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { toast } from '../../ui/toast.ts'

/** The link in a box of its own. Where the browser gives a page no clipboard (plain http), the box's text is selected. */
export function CopyLink({ link }: { link: string }) {
  const id = useId()
  const box = useRef<HTMLInputElement>(null)
  const [error, setError] = useState<string>()
  const [byHand, setByHand] = useState(false)

  const failed = (reason: unknown) => {
    if (navigator.clipboard) return setError(reason instanceof Error ? reason.message : String(reason))
    box.current?.focus()
    box.current?.select()
    if (document.execCommand('copy')) toast.success(t('questionnaires.linkCopied'))
    else setByHand(true)
  }

  return (
    <div className="mt-4">
      <label htmlFor={id} className="mb-1 block font-medium">
        {t('questionnaires.link')}
      </label>
      <div className="flex flex-col gap-2 sm:flex-row">
        <input
          ref={box}
          id={id}
          readOnly
          value={link}
          aria-describedby={byHand ? `${id}-by-hand` : undefined}
          className="min-h-11 min-w-0 flex-1 rounded border border-line-strong bg-surface px-3 py-2 text-ink"
          onFocus={(event) => event.currentTarget.select()}
        />
        <CopyButton variant="primary" text={link} onFailed={failed} />
      </div>
      {byHand && (
        <p id={`${id}-by-hand`} role="status" className="mt-1 text-sm text-ink-soft">
          {t('questionnaires.copyByHand')}
        </p>
      )}
      <AlertDialog
        open={error !== undefined}
        onClose={() => setError(undefined)}
        message={t('questionnaires.copyFailed', { error: error ?? '' })}
      />
    </div>
  )
}
