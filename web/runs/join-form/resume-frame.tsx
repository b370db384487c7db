import { type FormEvent, type ReactNode, useLayoutEffect, useRef, useState } from 'react'
import type { CallFailure } from '../../calls/reply.ts'
import { t as own } from '../../i18n/students/resume.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { reasonOf } from '../all-pages/loading-failed.tsx'

type ResumeFrameProps = {
  help: string
  /** The fields by which an attempt is found. */
  children: ReactNode
  /** Says what is wrong in the fields; whether nothing is. */
  check: () => boolean
  onAsk: (resumeCode: string) => Promise<CallFailure | null>
  wordsFor?: (failure: CallFailure) => string
  onBack: () => void
}

/** What goes on with an attempt that was started on another device, whatever it is found by. */
export function ResumeFrame({ help, children, check, onAsk, wordsFor = reasonOf, onBack }: ResumeFrameProps) {
  const [code, setCode] = useState('')
  const [isCodeMissing, setIsCodeMissing] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [isBusy, setIsBusy] = useState(false)

  const heading = useRef<HTMLHeadingElement>(null)
  // It may come after the section was opened, which goes to a heading that is there.
  useLayoutEffect(() => heading.current?.focus({ preventScroll: true }), [])

  const submit = async (event: FormEvent) => {
    event.preventDefault()
    const resumeCode = code.trim()
    const isRight = check()
    setIsCodeMissing(!resumeCode)
    setFailure(null)
    if (isBusy || !resumeCode || !isRight) return
    setIsBusy(true)
    const failed = await onAsk(resumeCode)
    setIsBusy(false)
    setFailure(failed)
  }

  return (
    <form noValidate onSubmit={submit}>
      <h2 ref={heading} tabIndex={-1} className="text-xl">
        {own('resume.title')}
      </h2>
      <p className="mt-1 text-ink-soft">{help}</p>
      <div className="mt-5 grid gap-5 wrap-anywhere">
        {children}
        <TextField
          label={t('take.resumeCode')}
          error={isCodeMissing ? own('resume.codeRequired') : undefined}
          autoComplete="off"
          autoCapitalize="characters"
          spellCheck={false}
          maxLength={40}
          value={code}
          onChange={({ target }) => setCode(target.value)}
        />
        {failure && <ErrorPanel title={wordsFor(failure)} />}
      </div>
      <Button type="submit" variant="primary" size="lg" wide className="mt-6" busy={isBusy}>
        {own('resume.goOn')}
      </Button>
      <Button variant="quiet" wide className="mt-3" onClick={onBack}>
        {t('take.back')}
      </Button>
    </form>
  )
}
