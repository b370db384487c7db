import { type FormEvent, useState } from 'react'
import { tenDigits } from '#domain/person.ts'
import { randomKey } from '../../api/random-key.ts'
import type { CallFailure } from '../../api/reply.ts'
import { t } from '../../i18n/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { type Joined, resume } from '../joining.ts'
import type { Session } from '../session.ts'
import { reasonOf } from './loading-failed.tsx'

type ResumeFormProps = {
  /** As typed in the form before, if it was. */
  phone: string
  session: Session
  onJoined: (joined: Joined) => void
  onBack: () => void
}

/** Goes on with an attempt that was started on another device. */
export function ResumeForm({ phone, session, onJoined, onBack }: ResumeFormProps) {
  const [typed, setTyped] = useState({ phone, resumeCode: '' })
  const [errors, setErrors] = useState<{ phone?: string; resumeCode?: string }>({})
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [isBusy, setIsBusy] = useState(false)
  // Asked again because its answer was lost, it is the same hand-over.
  const [deviceKey] = useState(randomKey)

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const asked = { phone: tenDigits(typed.phone), resumeCode: typed.resumeCode.trim() }
    const wrong = {
      ...(/^\d{10}$/.test(asked.phone) ? {} : { phone: t('take.mobileInvalid') }),
      ...(asked.resumeCode ? {} : { resumeCode: t('take.resumeCodeRequired') }),
    }
    setErrors(wrong)
    setFailure(null)
    if (isBusy || Object.keys(wrong).length > 0) return
    setIsBusy(true)
    const reply = await resume({ ...asked, deviceKey }, session)
    setIsBusy(false)
    if (reply.ok) onJoined(reply.value)
    else setFailure(reply.failure)
  }

  return (
    <form noValidate onSubmit={submit}>
      <h2 tabIndex={-1} className="text-xl">
        {t('take.resumeTitle')}
      </h2>
      <p className="mt-1 text-ink-soft">{t('take.resumeHelp')}</p>
      <div className="mt-5 grid gap-5">
        <TextField
          label={t('take.phone')}
          hint={t('take.phoneHint')}
          error={errors.phone}
          type="tel"
          inputMode="numeric"
          autoComplete="tel-national"
          value={typed.phone}
          onChange={({ target }) => setTyped({ ...typed, phone: target.value })}
        />
        <TextField
          label={t('take.resumeCode')}
          error={errors.resumeCode}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={typed.resumeCode}
          onChange={({ target }) => setTyped({ ...typed, resumeCode: target.value })}
        />
        {failure && <ErrorPanel title={reasonOf(failure)} />}
      </div>
      <Button type="submit" variant="primary" size="lg" wide className="mt-6" busy={isBusy}>
        {t('take.resume')}
      </Button>
      <Button variant="quiet" wide className="mt-3" onClick={onBack}>
        {t('take.back')}
      </Button>
    </form>
  )
}
