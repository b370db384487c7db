import { useEffect, useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'
import type { Person } from '../attempt/attempt-view.ts'
import { type LeaveToSomebodyElse, SomebodyElse } from '../attempt/who-takes-it.tsx'
import { pressAgain } from './before-script.ts'
import { Cover } from './cover.tsx'
import { StillComing } from './still-coming.tsx'

type TakenHereProps = {
  paper: QuizPaperOnWire
  /** Null where the server could not be asked: no name is kept on the device. */
  person: Person | null
  /** Null as long as the attempt is not here: a press waits for it. */
  on: { goOn: () => void; somebodyElse: LeaveToSomebodyElse } | null
}

/** Somebody has opened the link anew while an attempt runs in this browser: it may not be their own. */
export function TakenHere({ paper, person, on }: TakenHereProps) {
  const isAlive = useIsAlive()
  const [isPressed, setPressed] = useState(false)
  useEffect(() => {
    if (isAlive) pressAgain()
  }, [isAlive])
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each press
  useEffect(() => {
    if (isPressed) on?.goOn()
  }, [isPressed, on !== null])
  return (
    <Cover paper={paper}>
      <h2 tabIndex={-1} className="text-xl">
        {person ? t(person.lastDigits ? 'take.takenHere' : 'take.takenHereName', person) : t('take.takenHereUnknown')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('take.takenHereHelp')}</p>
      <Button variant="primary" size="lg" wide className="mt-6" busy={isPressed} onClick={() => setPressed(true)}>
        {t('take.goOn')}
      </Button>
      {on && <SomebodyElse wide className="mt-2" onSomebodyElse={on.somebodyElse} />}
      {!isAlive && <StillComing />}
    </Cover>
  )
}
