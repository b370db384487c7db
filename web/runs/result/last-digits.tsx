import { type FormEvent, useEffect, useState } from 'react'
import type { StudentOnWire } from '#contract/runs/attempts.ts'
import { SECOND } from '#domain/time/time-limit.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { storedText, storeText } from '../../ui/browser-storage.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Panel } from '../all-pages/panel.tsx'
import { SOMEBODY_ELSE_HASH } from '../attempt/wish.ts'
import { guessed, pauseLeft, secretOf, type Tries, triesIn } from './gate.ts'

type LastDigitsProps = {
  student: Pick<StudentOnWire, 'id' | 'name' | 'phone' | 'fields' | 'quiz_code'>
  onRight: () => void
}

/** A phone may be shared: whoever opens a result says first whose it is. */
export function LastDigits({ student, onRight }: LastDigitsProps) {
  const [typed, setTyped] = useState('')
  const key = `quiz-digits:${student.id}`
  const [isWrong, setIsWrong] = useState(false)
  const [tries, setTries] = useState(() => triesIn(storedText(key)))
  const pause = usePause(tries)
  const { secret, question, wrong, ...typing } = askedOf(student)
  const error = pause > 0 ? t('analysis.digitsPause', { count: pause }) : isWrong && wrong

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const guess = guessed(typed, secret, { tries: triesIn(storedText(key)), now: Date.now() })
    if (guess.kind === 'right') return onRight()
    storeText(key, JSON.stringify(guess.tries))
    setTries(guess.tries)
    setIsWrong(guess.kind === 'wrong')
  }

  return (
    <Panel title={t('analysis.digitsTitle')}>
      <form noValidate onSubmit={submit} className="tabular text-start">
        <TextField
          {...typing}
          label={question}
          error={error || undefined}
          autoComplete="off"
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
        />
        <Button type="submit" variant="primary" size="lg" wide className="mt-6">
          {t('analysis.digitsShow')}
        </Button>
      </form>
      <ButtonLink
        href={`/quiz?code=${encodeURIComponent(student.quiz_code)}${SOMEBODY_ELSE_HASH}`}
        variant="quiet"
        wide
        className="mt-2"
      >
        {t('analysis.somebodyElse')}
      </ButtonLink>
    </Panel>
  )
}

/** What tells whose result it is: the phone number, or else what of all that identifies them is most theirs. */
const askedOf = ({ name, phone, fields = [] }: LastDigitsProps['student']) => {
  const told = secretOf(fields)
  if (phone || told === null) {
    const question = t('analysis.digits', { name })
    return { secret: phone, question, wrong: t('analysis.digitsWrong'), inputMode: 'numeric', maxLength: 4 } as const
  }
  const what = told.label || t('analysis.theirName')
  // A name that is itself the secret is not said.
  const question = told.secret === name ? t('analysis.lastOf', { what }) : t('analysis.lastOfName', { what, name })
  const hint = told.isAddress ? t('analysis.lastBeforeAt') : undefined
  return { secret: told.secret, question, hint, wrong: t('analysis.lastWrong'), maxLength: 40 } as const
}

/** Seconds until the next guess counts. */
const usePause = (tries: Tries): number => {
  const left = () => Math.ceil(pauseLeft(tries, Date.now()) / SECOND)
  const [, setLookedAt] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pause is another countdown
  useEffect(() => {
    if (left() === 0) return
    const ticking = setInterval(() => {
      // Not what is left: of a device that slept from the first moment on, that is what it was before.
      setLookedAt(Date.now())
      if (left() === 0) clearInterval(ticking)
    }, SECOND / 4)
    return () => clearInterval(ticking)
  }, [tries])
  return left()
}
