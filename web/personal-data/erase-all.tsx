import { useState } from 'react'
import { randomKey } from '../calls/random-key.ts'
import { t } from '../i18n/teachers/erasure.ts'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Dialog } from '../ui/dialogs/dialog.tsx'
import { TextField } from '../ui/forms/text-field.tsx'
import { toast } from '../ui/toast.ts'
import { erasingAll } from './api.ts'
import { sayFailure, useErasing } from './use-erasing.ts'

type Quiz = {
  id: string
  shareCode: string
  /** Whether students made attempts; otherwise people gave responses. */
  hasAttempts: boolean
}

/** Each thing that is said of all, of those who take a quiz and of those who respond. */
const wordsFor = ({ hasAttempts }: Quiz) => (hasAttempts ? 'all' : 'allGiven')

/** All that students did in a quiz, or people gave to a poll or survey, goes, once its code was typed. */
export function EraseAll({ quiz }: { quiz: Quiz }) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <h2 className="text-lg">{t(`erasure.${wordsFor(quiz)}`)}</h2>
      <p className="mt-1 mb-4 max-w-prose text-ink-soft">{t(`erasure.${wordsFor(quiz)}Text`)}</p>
      <Button variant="danger" onClick={() => setOpen(true)}>
        {t(`erasure.${wordsFor(quiz)}Open`)}
      </Button>
      {isOpen && <Asked quiz={quiz} onClose={() => setOpen(false)} />}
    </Card>
  )
}

/** Asks until nothing is left; whoever closes it meanwhile leaves the rest to the server. */
const useErasingAll = (quiz: Quiz, onDone: () => void) => {
  const { id, shareCode } = quiz
  // Made once: said again after a lost reply, nobody who came later goes too.
  const [change] = useState(randomKey)
  const [state, setState] = useState<{ isBusy: boolean; left: number }>({ isBusy: false, left: 0 })
  const { shownAnew } = useErasing(id)
  const act = async () => {
    for (let left = Number.POSITIVE_INFINITY; left > 0; ) {
      setState((before) => ({ ...before, isBusy: true }))
      const reply = await erasingAll(id, { quiz_code: shareCode, change })
      shownAnew()
      if (!reply.ok) {
        sayFailure(reply.failure)
        return setState((before) => ({ ...before, isBusy: false }))
      }
      left = reply.value.left
      setState({ isBusy: left > 0, left })
    }
    toast.success(t(`erasure.${wordsFor(quiz)}Done`))
    onDone()
  }
  return { ...state, act }
}

function Asked({ quiz, onClose }: { quiz: Quiz; onClose: () => void }) {
  const [typed, setTyped] = useState('')
  const [isTried, setTried] = useState(false)
  const { isBusy, left, act } = useErasingAll(quiz, onClose)
  const isRight = typed.trim().toUpperCase() === quiz.shareCode
  const submit = () => {
    setTried(true)
    if (isRight) void act()
  }
  return (
    <Dialog
      open
      sheet
      size="sm"
      onClose={onClose}
      title={t(`erasure.${wordsFor(quiz)}Title`)}
      footer={
        <Button variant="danger" busy={isBusy} onClick={submit}>
          {t('erasure.erase')}
        </Button>
      }
    >
      <p>{t(`erasure.${wordsFor(quiz)}Text`)}</p>
      <p className="mt-2 mb-4 font-semibold">{t('erasure.noWayBack')}</p>
      <TextField
        label={t('erasure.typeCode', { code: quiz.shareCode })}
        error={isTried && !isRight ? t('erasure.wrongCode') : undefined}
        value={typed}
        maxLength={20}
        autoComplete="off"
        autoCapitalize="characters"
        onChange={({ target }) => setTyped(target.value)}
      />
      <p role="status" className="tabular mt-3 text-sm text-ink-soft">
        {left > 0 && `${t(`erasure.${wordsFor(quiz)}Left`, { count: left })} ${t('erasure.allGoesOn')}`}
      </p>
    </Dialog>
  )
}
