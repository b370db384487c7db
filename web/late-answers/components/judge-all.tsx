import { useState } from 'react'
import type { LateDecision } from '#domain/late-answers.ts'
import { t } from '../../i18n/late-answers.ts'
import { AlertDialog } from '../../ui/alert-dialog.tsx'
import { Button } from '../../ui/button.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'

/** `waiting`: how many did when it was asked. */
type Asked = { decision: LateDecision; waiting: number }

type JudgeAllProps = { waiting: number; onJudge: (decision: LateDecision) => Promise<void> }

/** How many wait, and one press, asked back, for all of them. */
export function JudgeAll({ waiting, onJudge }: JudgeAllProps) {
  const [asked, setAsked] = useState<Asked | null>(null)
  const status = useFocusAfter<HTMLParagraphElement>(asked)
  const judge = async (decision: LateDecision) => {
    await onJudge(decision)
    setAsked(null)
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3">
      <p ref={status} role="status" tabIndex={-1} className="font-semibold">
        {waiting === 0 ? t('late.noneWaiting') : t('late.waiting', { count: waiting })}
      </p>
      {waiting > 1 && (
        <div className="flex flex-wrap gap-3 max-sm:w-full max-sm:*:flex-1">
          <Button onClick={() => setAsked({ decision: 'refused', waiting })}>{t('late.refuseAll')}</Button>
          <Button onClick={() => setAsked({ decision: 'accepted', waiting })}>{t('late.acceptAll')}</Button>
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

function Question({ decision, waiting, onClose, onJudge }: QuestionProps) {
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
      title={t(title, { count: waiting })}
      message={t(effect)}
      action={{ label: t(label), busy, onAct: act }}
    />
  )
}
