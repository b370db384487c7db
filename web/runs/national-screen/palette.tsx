import UserRound from 'lucide-react/icons/user-round'
import { useState } from 'react'
import { t } from '../../i18n/students/national.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { useGridKeys } from '../all-pages/use-grid-keys.ts'
import { countsOf } from '../device/counts.ts'
import { paletteStateOf } from '../device/progress.ts'
import { shownStates } from '../movement/review-marks.ts'
import { Instructions } from './instructions.tsx'
import { QuestionPaper } from './question-paper.tsx'
import type { ScreenProps } from './screen-parts.ts'
import { type ShownSection, sectionAt, sectionsOf } from './sections.ts'
import { explainedState, Sign, STATES, stateLabel } from './sign.tsx'

/** Who takes it, what the signs mean, the numbers of the open section, and what can be read beside the question. */
export function Palette(props: ScreenProps) {
  const { paper, progress, person, guide, hall } = props
  const [read, setRead] = useState<'paper' | 'instructions' | null>(null)
  const section = sectionAt(sectionsOf(paper.layout, progress.questions), progress.at)
  const close = () => setRead(null)
  return (
    <div className="national-side">
      {person && <Profile {...person} />}
      <Legend {...props} section={section} />
      <div>
        {section && (
          <h2 dir="auto" className="national-section">
            {section.title}
          </h2>
        )}
        <Numbers {...props} section={section} />
      </div>
      <div className="national-reading">
        <Button onClick={() => setRead('paper')}>{t('national.paper')}</Button>
        <Button onClick={() => setRead('instructions')}>{t('national.instructions')}</Button>
      </div>
      {hall && progress.visited.length > 1 && <div className="national-hall">{hall.choice}</div>}
      <QuestionPaper {...{ paper, guide }} open={read === 'paper'} onClose={close} />
      <Instructions {...{ paper, hall }} open={read === 'instructions'} onClose={close} />
    </div>
  )
}

function Profile({ name, lastDigits }: NonNullable<ScreenProps['person']>) {
  return (
    <div className="national-profile">
      <UserRound aria-hidden="true" className="national-portrait" />
      <p className="min-w-0">
        <span className="sr-only">{t('national.you')}: </span>
        <bdi className="font-semibold wrap-anywhere">{name}</bdi>
        {lastDigits && <span className="national-digits tabular">{t('national.lastDigits', { lastDigits })}</span>}
      </p>
    </div>
  )
}

type OfSection = ScreenProps & { section: ShownSection | null }

/** How many questions of the section, or of all, are in each state. */
function Legend({ paper, progress, section }: OfSection) {
  const counts = countsOf(progress, section?.questions)
  return (
    <ul aria-label={t('national.legend')} className="national-legend">
      {shownStates(STATES, paper, counts).map((state) => (
        <li key={state}>
          <Sign state={state}>{counts[state]}</Sign>
          <span>
            <span className="sr-only">{counts[state]} </span>
            {explainedState(state)}
          </span>
        </li>
      ))}
    </ul>
  )
}

/** Each leads to its question. Numbers go on from section to section, as above the question. */
function Numbers({ progress, section, isReadOnly, guide, onGo }: OfSection) {
  const { first, questions } = section ?? { first: 0, questions: progress.questions }
  const { stop, setFocused, list } = useGridKeys(progress.at - first)
  return (
    <ol
      key={section?.id}
      {...list}
      aria-label={section ? t('national.questionsOf', { section: section.title }) : takeText('take.palette')}
      className="national-numbers"
    >
      {questions.map((id, place) => {
        const at = first + place
        const state = paletteStateOf(progress, id)
        return (
          <li key={id} className={guide?.mayOpen(at) === false ? 'opacity-40' : undefined}>
            <button
              type="button"
              aria-label={takeText('take.paletteItem', { number: at + 1, state: stateLabel(state) })}
              aria-current={at === progress.at ? 'true' : undefined}
              tabIndex={place === stop ? 0 : -1}
              disabled={isReadOnly || guide?.mayOpen(at) === false}
              onFocus={() => setFocused(place)}
              onClick={() => onGo(at)}
            >
              <Sign state={state}>{at + 1}</Sign>
            </button>
          </li>
        )
      })}
    </ol>
  )
}
