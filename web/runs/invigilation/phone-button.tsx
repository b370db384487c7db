import { useState } from 'react'
import { t } from '../../i18n/teachers/results.ts'
import { phoneOf } from './api.ts'
import { sayFailure } from './use-helping.ts'

/** A masked number that shows itself when it is pressed: that is noted. */
export function PhoneButton({ id, name, masked }: { id: string; name: string; masked: string }) {
  const [phone, setPhone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const show = async () => {
    if (isBusy) return
    setBusy(true)
    const reply = await phoneOf(id)
    setBusy(false)
    if (reply.ok) setPhone(reply.value.phone)
    else sayFailure(reply.failure)
  }
  if (phone !== null) return <span className="tabular whitespace-nowrap">{phone}</span>
  return (
    <>
      <button
        type="button"
        aria-label={t('results.phoneOf', { masked, name })}
        aria-busy={isBusy || undefined}
        className="tabular relative z-10 min-h-8 whitespace-nowrap underline decoration-dotted underline-offset-4 pointer-coarse:min-h-11 hover:text-ink print:hidden"
        onClick={() => void show()}
      >
        {masked}
      </button>
      <span className="tabular hidden print:inline">{masked}</span>
    </>
  )
}
