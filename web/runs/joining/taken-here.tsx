import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import type { Person } from '../attempt/attempt-view.ts'
import { type LeaveToSomebodyElse, SomebodyElse } from '../attempt/who-takes-it.tsx'
import { Cover } from './cover.tsx'

type TakenHereProps = {
  paper: QuizPaperOnWire
  /** Null where the server could not be asked: no name is kept on the device. */
  person: Person | null
  onGoOn: () => void
  onSomebodyElse: LeaveToSomebodyElse
}

/** Somebody has opened the link anew while an attempt runs in this browser: it may not be their own. */
export function TakenHere({ paper, person, onGoOn, onSomebodyElse }: TakenHereProps) {
  return (
    <Cover paper={paper}>
      <h2 tabIndex={-1} className="text-xl">
        {person ? t(person.lastDigits ? 'take.takenHere' : 'take.takenHereName', person) : t('take.takenHereUnknown')}
      </h2>
      <p className="mt-2 text-ink-soft">{t('take.takenHereHelp')}</p>
      <Button variant="primary" size="lg" wide className="mt-6" onClick={onGoOn}>
        {t('take.goOn')}
      </Button>
      <SomebodyElse wide className="mt-2" onSomebodyElse={onSomebodyElse} />
    </Cover>
  )
}
