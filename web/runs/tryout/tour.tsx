import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { t as national } from '../../i18n/students/national.ts'
import { t as take } from '../../i18n/students/take.ts'
import { t } from '../../i18n/students/tryout.ts'
import { screenOf } from '../attempt/load-parts.ts'
import { PaletteSign, paletteLabel } from '../attempt/palette-sign.tsx'
import type { PaletteState } from '../device/progress.ts'
import { hasReviewMarks, shownStates } from '../movement/review-marks.ts'

/** As somebody meets them, from the first question on. */
const STATES: readonly PaletteState[] = ['unvisited', 'unanswered', 'answered', 'marked', 'marked_answered']

type Rule = readonly [name: string, rule: string]

const usualButtons = (hasMarks: boolean): Rule[] => [
  ...(hasMarks ? [[take('take.mark'), t('tryout.markRule')] as const] : []),
  [take('take.clear'), t('tryout.clearRule')],
]

const nationalButtons = (hasMarks: boolean): Rule[] => [
  [national('national.saveNext'), national(hasMarks ? 'national.ruleSaveNext' : 'national.ruleOnlyNext')],
  ...(hasMarks ? [[national('national.markNext'), national('national.ruleMark')] as const] : []),
  [national('national.clear'), national('national.ruleClear')],
]

type TourProps = { paper: Pick<QuizPaperOnWire, 'settings'> }

/** The signs of the palette and the buttons, as the paper will show them. */
export function Tour({ paper }: TourProps) {
  const screen = screenOf(paper)
  const Sign = screen?.Sign ?? PaletteSign
  const buttons = [
    ...(screen ? nationalButtons : usualButtons)(hasReviewMarks(paper)),
    [take('take.submit'), t('tryout.submitRule')] as const,
  ]
  const byItself: Rule[] = [
    [t('tryout.timeOver'), t('tryout.timeRule')],
    [t('tryout.noNetwork'), t('tryout.networkRule')],
  ]
  return (
    <>
      <h3 className="text-lg">{t('tryout.signs')}</h3>
      <ul className="mt-3 grid gap-3">
        {shownStates(STATES, paper).map((state, at) => (
          <li key={state} className="flex gap-3">
            <Sign state={state}>{at + 1}</Sign>
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{paletteLabel(state)}</p>
              <p className="text-ink-soft">{t(`tryout.means_${state}`)}</p>
            </div>
          </li>
        ))}
      </ul>
      <h3 className="mt-6 text-lg">{t('tryout.buttons')}</h3>
      <Rules rules={buttons} />
      <h3 className="mt-6 text-lg">{t('tryout.timeAndNetwork')}</h3>
      <Rules rules={byItself} />
    </>
  )
}

function Rules({ rules }: { rules: readonly Rule[] }) {
  return (
    <ul className="mt-2 grid list-disc gap-2 ps-5 marker:text-brand">
      {rules.map(([name, rule]) => (
        <li key={name}>
          <strong>{name}:</strong> {rule}
        </li>
      ))}
    </ul>
  )
}
