import { type FormEvent, useEffect, useState } from 'react'
import { SECOND } from '#domain/time-limit.ts'
import { t } from '../../i18n/analysis.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/text-field.tsx'
import { guessed, pauseLeft, type Tries, triesIn } from '../gate.ts'
import { SOMEBODY_ELSE_HASH } from '../wish.ts'
import { Panel } from './panel.tsx'

type LastDigitsProps = {
  student: { id: string; name: string; phone: string; quiz_code: string }
  onRight: () => void
}

/** A phone may be shared: whoever opens a result says first whose it is. */
export function LastDigits({ student, onRight }: LastDigitsProps) {
  const [typed, setTyped] = useState('')
  const key = `quiz-digits:${student.id}`
  const [isWrong, setIsWrong] = useState(false)
  const [tries, setTries] = useState(() => triesIn(kept(key)))
  const pause = usePause(tries)
  const error = pause > 0 ? t('analysis.digitsPause', { count: pause }) : isWrong && t('analysis.digitsWrong')

  const submit = (event: FormEvent) => {
    event.preventDefault()
    const guess = guessed(typed, student.phone, { tries: triesIn(kept(key)), now: Date.now() })
    if (guess.kind === 'right') return onRight()
    keep(key, JSON.stringify(guess.tries))
    setTries(guess.tries)
    setIsWrong(guess.kind === 'wrong')
  }

  return (
    <Panel title={t('analysis.digitsTitle')}>
      <form noValidate onSubmit={submit} className="tabular text-start">
        <TextField
          label={t('analysis.digits', { name: student.name })}
          error={error || undefined}
          inputMode="numeric"
          autoComplete="off"
          maxLength={4}
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

/** Seconds until the next guess counts. */
const usePause = (tries: Tries): number => {
  const left = () => Math.ceil(pauseLeft(tries, Date.now()) / SECOND)
  const [, setShown] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another pause is another countdown
  useEffect(() => {
    if (left() === 0) return
    const ticking = setInterval(() => {
      setShown(left)
      if (left() === 0) clearInterval(ticking)
    }, SECOND / 4)
    return () => clearInterval(ticking)
  }, [tries])
  return left()
}

const kept = (key: string): string | null => {
  try {
    return localStorage.getItem(key)
  } catch {
    return null
  }
}

const keep = (key: string, text: string): void => {
  try {
    localStorage.setItem(key, text)
  } catch {
    // Without storage the tries are counted no further; the digits are asked for all the same.
  }
}
