import { useState } from 'react'
import { t } from '../../i18n/teachers/invigilation.ts'
import { Button } from '../../ui/button.tsx'
import { phoneOf, resumeCodeOf } from './api.ts'
import { sayFailure } from './use-helping.ts'

/** The whole number of a mobile, for whoever presses: that is noted. */
export function PhoneOnRequest({ id, name, masked }: { id: string; name: string; masked: string }) {
  const [phone, setPhone] = useState<string | null>(null)
  const [isBusy, setBusy] = useState(false)
  const show = async () => {
    setBusy(true)
    const reply = await phoneOf(id)
    setBusy(false)
    if (reply.ok) setPhone(reply.value.phone)
    else sayFailure(reply.failure)
  }
  return (
    <span className="inline-flex flex-wrap items-center gap-x-2">
      <span role="status" className="tabular whitespace-nowrap">
        {phone ?? masked}
      </span>
      {phone === null && (
        <Button
          size="sm"
          variant="quiet"
          busy={isBusy}
          aria-label={t('help.showPhoneOf', { name })}
          onClick={() => void show()}
        >
          {t('help.showPhone')}
        </Button>
      )}
    </span>
  )
}

/** What lets a student in on another device: the code there is, or a fresh one. */
export function CodeOnRequest({ id, isOwnForm }: { id: string; isOwnForm: boolean }) {
  const [code, setCode] = useState<string | null>(null)
  const [asked, setAsked] = useState<'shown' | 'fresh' | null>(null)
  const show = async (which: 'shown' | 'fresh') => {
    setAsked(which)
    const reply = await resumeCodeOf(id, which === 'fresh')
    setAsked(null)
    if (reply.ok) setCode(reply.value.resume_code)
    else sayFailure(reply.failure)
  }
  return (
    <section aria-label={t('help.code')} className="border-t border-line pt-4">
      <h3 className="font-semibold">{t('help.code')}</h3>
      <p role="status" className="tabular my-1 text-xl font-semibold tracking-widest">
        {code}
      </p>
      <p className="mb-3 text-sm text-ink-soft">{t(isOwnForm ? 'help.codeHintOwn' : 'help.codeHint')}</p>
      <div className="flex flex-wrap gap-2">
        {code === null && (
          <Button size="sm" busy={asked === 'shown'} onClick={() => void show('shown')}>
            {t('help.showCode')}
          </Button>
        )}
        <Button size="sm" busy={asked === 'fresh'} onClick={() => void show('fresh')}>
          {t('help.freshCode')}
        </Button>
      </div>
      <p className="mt-2 text-sm text-ink-soft">{t('help.freshHint')}</p>
    </section>
  )
}
