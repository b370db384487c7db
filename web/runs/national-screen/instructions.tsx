import { t } from '../../i18n/students/national.ts'
import { t as takeText } from '../../i18n/students/take.ts'
import { WrittenText } from '../../questions/parts/written-text.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { canCost } from '../all-pages/can-cost.ts'
import { MarkingInWords } from '../all-pages/extras.tsx'
import { hasReviewMarks, shownStates } from '../movement/review-marks.ts'
import type { ScreenProps } from './screen-parts.ts'
import { explainedState, Sign, STATES } from './sign.tsx'

type InstructionsProps = Pick<ScreenProps, 'paper' | 'hall'> & { open: boolean; onClose: () => void }

const buttonsOf = (paper: InstructionsProps['paper']) => {
  const clear = { names: [t('national.clear')], rule: t('national.ruleClear') }
  if (!hasReviewMarks(paper)) return [{ names: [t('national.saveNext')], rule: t('national.ruleOnlyNext') }, clear]
  return [
    { names: [t('national.saveNext')], rule: t('national.ruleSaveNext') },
    clear,
    { names: [t('national.markNext'), t('national.saveMark')], rule: t('national.ruleMark') },
  ]
}

/** What the teacher said before the start, how it is marked, and what the signs and buttons of this screen mean. */
export function Instructions({ paper, hall, open, onClose }: InstructionsProps) {
  const { look } = paper.settings ?? {}
  const own = paper.marks_per_question ?? paper.wrong_costs ?? paper.marks_vary
  return (
    <Dialog open={open} onClose={onClose} title={t('national.instructions')} size="lg">
      <div className="national-instructions">
        {look?.intro && <WrittenText text={look.intro} written={look} />}
        <div>
          {own === undefined && takeText(canCost(paper) ? 'take.heroWrongCosts' : 'take.heroWrongIsFree')}{' '}
          <MarkingInWords paper={paper} />
        </div>
        <h3>{t('national.signs')}</h3>
        <ul className="national-legend">
          {shownStates(STATES, paper).map((state) => (
            <li key={state}>
              <Sign state={state} />
              <span>{explainedState(state)}</span>
            </li>
          ))}
        </ul>
        <h3>{t('national.buttons')}</h3>
        <ul className="national-rules">
          {buttonsOf(paper).map(({ names, rule }) => (
            <li key={rule}>
              {names.map((name, at) => (
                <span key={name}>
                  {at > 0 && ' / '}
                  <strong>{name}</strong>
                </span>
              ))}{' '}
              {rule}
            </li>
          ))}
          {!hall?.isOn && <li>{t('national.ruleMoves')}</li>}
          <li>{t(hall?.isOn ? 'national.hallMeans' : 'national.ruleKept')}</li>
          <li>{t('national.ruleKeypad')}</li>
          <li>{t('national.ruleEnd')}</li>
        </ul>
      </div>
    </Dialog>
  )
}
