import { useState } from 'react'
import type { LateDecision } from '#domain/answers/late-answers.ts'
import { t } from '../../i18n/teachers/late-answers.ts'
import { Button } from '../../ui/button.tsx'
import { AlertDialog } from '../../ui/dialogs/alert-dialog.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'

/** `count`: for how many it was when it was asked, `left` for how many not. */
type Asked = { decision: LateDecision; count: number; left: number }

type JudgeAllProps = {
  waiting: number
  /** Of those how many had been shown the right answers: nobody accepts them without looking. */
  waitingAfterKey: number
  onJudge: (decision: LateDecision) => Promise<void>
}

/** How many wait, and one press, asked back, for all of them. */
export function JudgeAll({ waiting, waitingAfterKey, onJudge }: JudgeAllProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const status = useFocusAfter<HTMLParagraphElement>(asked)
  const judge = async (decision: LateDecision) => {
    await onJudge(decision)
    setAsked(null)
  }
  const mayAccept = waiting - waitingAfterKey
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p ref={status} role="status" tabIndex={-1} className="font-semibold">
        {waiting === 0 ? t('late.noneWaiting') : t('late.waiting', { count: waiting })}
      </p>
      {waiting > 1 && (
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button onClick={() => setAsked({ decision: 'refused', count: waiting, left: 0 })}>
            {t('late.refuseAll')}
          </Button>
          {mayAccept > 0 && (
            <Button onClick={() => setAsked({ decision: 'accepted', count: mayAccept, left: waitingAfterKey })}>
              {t('late.acceptAll')}
            </Button>
          )}
        </div>
      )}
      {asked && <Question {...asked} onClose={() => setAsked(null)} onJudge={judge} />}
    </div>
  )
}

const WORDS = {
  accepted: { title: 'late.acceptAllTitle', effect: 'late.acceptAllEffect', label: 'late.acceptAll' },
  refused: { title: 'late.refuseAllTitle', effect: 'late.refuseAllEffect', label: 'late.refuseAll' },
} as const

type QuestionProps = Asked & Pick<JudgeAllProps, 'onJudge'> & { onClose: () => void }

function Question({ decision, count, left, onClose, onJudge }: QuestionProps) {
  const [busy, setBusy] = useState(false)
  const { title, effect, label } = WORDS[decision]
  const act = () => {
    setBusy(true)
    void onJudge(decision)
  }
  return (
    <AlertDialog
      open
      onClose={onClose}
      title={t(title, { count })}
      message={left === 0 ? t(effect) : `${t(effect)} ${t('late.exceptAfterKey', { count: left })}`}
      action={{ label: t(label), busy, onAct: act }}
    />
  )
}
