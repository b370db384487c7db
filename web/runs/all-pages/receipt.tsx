import { useState } from 'react'
import { answerOf, readStudent, type StudentOnWire } from '#contract/runs/attempts.ts'
import { call } from '../../calls/call.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/students/receipt.ts'
import { Button } from '../../ui/button.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Spinner } from '../../ui/spinner.tsx'
import { reasonOf } from './loading-failed.tsx'

const NOT_HERE = { status: 404, code: 'no_attempt', fields: {}, retryAfterMs: null }

type ReceiptProps = {
  /** The quiz's share code. */
  code: string
  /** The id of the attempt that it is for. */
  attempt: string
  title: string
  /** How many questions there are. */
  total: number
  /** As the server has told; asked for where it has not. */
  student?: StudentOnWire
}

/** For whoever wants to have in hand that the answers are in: when, how many, and the number that the teacher sees too. */
export function Receipt({ code, attempt, title, total, student }: ReceiptProps) {
  const [isOpen, setOpen] = useState(false)
  const [told, setTold] = useState(student)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const show = async () => {
    setOpen(true)
    setFailure(null)
    if (told) return
    const reply = await call(readStudent, { query: { code } })
    if (!reply.ok) return setFailure(reply.failure)
    // Whoever holds the phone by now is told nothing of others.
    if (reply.value.id === attempt && reply.value.submission_code !== null) setTold(reply.value)
    else setFailure(NOT_HERE)
  }
  const lines = told ? linesOf(told, { title, total }) : []
  const text = lines.map(([label, value]) => `${label}: ${value}`).join('\n')
  const close = () => setOpen(false)
  const footer = told && (
    <>
      {'share' in navigator && (
        <Button onClick={() => void navigator.share({ text }).catch(() => undefined)}>{t('receipt.share')}</Button>
      )}
      <CopyButton text={text} />
    </>
  )
  return (
    <>
      <Button variant="quiet" className="mt-4" onClick={() => void show()}>
        {t('receipt.show')}
      </Button>
      <Dialog open={isOpen} onClose={close} title={t('receipt.title')} footer={footer} size="sm" sheet>
        {told ? (
          <>
            <dl className="grid gap-3 text-start select-text wrap-anywhere">
              {lines.map(([label, value]) => (
                <div key={label}>
                  <dt className="text-sm text-ink-soft">{label}</dt>
                  <dd dir="auto" className="tabular font-semibold">
                    {value}
                  </dd>
                </div>
              ))}
            </dl>
            <p className="mt-4 text-start text-sm text-ink-soft">{t('receipt.help')}</p>
          </>
        ) : failure ? (
          <ErrorPanel title={t('receipt.failed')} onRetry={() => void show()} retryLabel={t('receipt.tryAgain')}>
            {failure === NOT_HERE ? t('receipt.notHere') : reasonOf(failure)}
          </ErrorPanel>
        ) : (
          <Spinner className="mx-auto my-6 size-8" />
        )}
      </Dialog>
    </>
  )
}

const linesOf = (student: StudentOnWire, { title, total }: Pick<ReceiptProps, 'title' | 'total'>) => {
  const answered = student.answers.filter((answer) => answerOf(answer) !== null).length
  const lines: [label: string, value: string][] = [
    [t('receipt.quiz'), title],
    [t('receipt.name'), student.name],
    [t('receipt.ended'), formatDateTime(Date.parse(student.updated_at))],
    [t('receipt.answered'), t('receipt.answeredOf', { answered, total })],
    [t('receipt.number'), student.submission_code ?? ''],
  ]
  return lines.filter(([, value]) => value !== '')
}
