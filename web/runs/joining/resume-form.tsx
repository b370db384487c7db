import { useState } from 'react'
import { tenDigits } from '#domain/people/person.ts'
import { t as own } from '../../i18n/students/resume.ts'
import { t } from '../../i18n/students/take.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import type { ResumeProps } from '../join-form/own-form-parts.tsx'
import { ResumeFrame } from '../join-form/resume-frame.tsx'

/** Goes on, by the phone number, with an attempt that was started on another device. */
export function ResumeForm({ typed, onAsk, onBack }: ResumeProps) {
  const [text, setText] = useState(typed.phone)
  const [isWrong, setIsWrong] = useState(false)
  const phone = tenDigits(text)
  const check = () => {
    const isRight = /^\d{10}$/.test(phone)
    setIsWrong(!isRight)
    return isRight
  }
  return (
    <ResumeFrame help={own('resume.help')} check={check} onAsk={(code) => onAsk({ phone }, code)} onBack={onBack}>
      <TextField
        label={t('take.phone')}
        hint={t('take.phoneHint')}
        error={isWrong ? t('take.mobileInvalid') : undefined}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        value={text}
        onChange={({ target }) => setText(target.value)}
      />
    </ResumeFrame>
  )
}
