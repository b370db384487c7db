import { Link } from 'react-router'
import { type MarkingRules, penaltyOf } from '#domain/marking/marking.ts'
import { marksAsNumber } from '#domain/marking/marks.ts'
import { t as editorText } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/settings.ts'
import { formatMarks } from '../../results/answers/marks-text.ts'
import { buttonClass } from '../../ui/button.tsx'
import { useQuizAddress } from '../use-kind-here.ts'
import { Part } from './settings-fields.tsx'

/** How a published quiz is marked. `varies`: some of its questions say otherwise for themselves. */
export type Marked = { rules: MarkingRules; varies: boolean }

/** It is the paper's, so that it is told here and changed with the paper. */
export function MarkingPart({ quizId, marked: { rules, varies } }: { quizId: string; marked: Marked }) {
  const lost = penaltyOf(rules)
  const addressOf = useQuizAddress()
  const facts = [
    editorText('editor.marksEach', { count: marksAsNumber(rules.marksPerQuestion) }),
    lost === 0
      ? editorText('editor.negativeOff')
      : editorText('editor.negativeOn', { marks: formatMarks(marksAsNumber(lost)) }),
    editorText(`editor.scheme_${rules.scheme}`),
    ...(rules.floor ? [editorText(`editor.floor_${rules.floor}`)] : []),
    ...(varies ? [t('settings.markingVaries')] : []),
  ]
  return (
    <Part title={t('settings.markingTitle')} hint={t('settings.markingPinned')}>
      <ul className="tabular flex flex-wrap gap-x-5">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
      <Link
        to={`${addressOf(quizId, 'edit')}?section=dts`}
        className={`${buttonClass({ variant: 'quiet', size: 'sm' })} -ms-3 mt-2`}
      >
        {t('settings.edit')}
      </Link>
    </Part>
  )
}
