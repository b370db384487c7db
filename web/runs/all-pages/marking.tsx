import { markingFromWire } from '#contract/questionnaires/marking-on-wire.ts'
import { type OwnOnWire, ownFromWire } from '#contract/questionnaires/own-on-wire.ts'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import {
  isUsual,
  type MarkingRules,
  type MarkingScheme,
  mostLost,
  penaltyOf,
  rulesFor,
} from '#domain/marking/marking.ts'
import { type Marks, marksAsNumber } from '#domain/marking/marks.ts'
import type { AskedQuestion } from '#domain/questionnaires/items/question.ts'
import { secondsEach } from '#domain/questionnaires/movement.ts'
import { hasParts, isByHand } from '#domain/questions/traits.ts'
import { formatMinutes } from '../../i18n/format.ts'
import { t } from '../../i18n/students/play.ts'
import { t as extras } from '../../i18n/students/quiz-extras.ts'
import { partsOf } from '../../questions/players.tsx'
import { formatEarned } from '../../results/answers/marks-text.ts'
import { canCost } from './can-cost.ts'

/** What a paper says of its marking. */
export type MarkedPaper = Pick<
  QuizPaperOnWire,
  | 'is_negative_marking'
  | 'marks_per_question'
  | 'wrong_costs'
  | 'marking_scheme'
  | 'marks_floor'
  | 'marks_vary'
  | 'kinds'
  | 'sections'
  | 'pattern'
  | 'settings'
>

const inMarks = (marks: Marks): string => t('play.marks', { count: marksAsNumber(marks) })

const schemeInWords = (scheme: MarkingScheme): string => t(`play.scheme_${scheme}`)

/** What the page does not say by itself of how a quiz is laid out and marked; of answers that are right in part only where one can be. */
export function MarkingInWords({ paper }: { paper: MarkedPaper }) {
  const rules = markingFromWire(paper)
  const pattern = paper.pattern !== undefined && `${t('play.laidOutAs', { name: paper.pattern })} `
  const floor = rules.floor && extras(`extras.floor_${rules.floor}`)
  if (paper.sections)
    return (
      <>
        {pattern}
        {t('play.bySection')}
        <Sections sections={paper.sections} usual={rules} />
        {[floor, ...courseWords(paper)].map(
          (said) =>
            said && (
              <p key={said} className="mt-2">
                {said}
              </p>
            ),
        )}
      </>
    )
  const lost = canCost(paper) ? penaltyOf(rules) : 0
  const right = inMarks(rules.marksPerQuestion)
  const isSaid = (paper.marks_per_question ?? paper.wrong_costs ?? paper.marks_vary) === undefined
  return (
    <>
      {pattern}
      {!isSaid &&
        (lost === 0 ? t('play.rightAlone', { right }) : t('play.rightAndWrong', { right, wrong: inMarks(lost) }))}
      {paper.marks_vary && ` ${t('play.someDiffer')}`}
      {paper.kinds?.some(hasParts) && ` ${schemeInWords(rules.scheme)}`}
      {floor && ` ${floor}`}
      {courseWords(paper).map((said) => (
        <span key={said} className="mt-2 block">
          {said}
        </span>
      ))}
    </>
  )
}

/** How students move through it, where not freely. */
const courseWords = ({ sections, settings }: MarkedPaper): string[] => {
  const movement = settings?.order?.movement
  const seconds = secondsEach(settings?.order ?? {})
  return [
    ...(sections?.some(({ minutes }) => minutes) ? [t('play.sectionsTimed')] : []),
    ...(movement === 'by_section' || movement === 'by_question' ? [t(`play.movement_${movement}`)] : []),
    ...(seconds === null ? [] : [t('play.questionTimed', { time: formatMinutes(seconds / 60) })]),
  ]
}

type SectionsProps = { sections: NonNullable<MarkedPaper['sections']>; usual: MarkingRules }

/** What each section has, what its questions are worth, and how many of them count. */
function Sections({ sections, usual }: SectionsProps) {
  return (
    <ul className="mt-2 grid gap-1.5 border-s-2 border-line ps-3">
      {sections.map(({ title, no_of_questions: count, drawn_from: of, choose, minutes, ...own }, at) => {
        const rules = rulesFor(ownFromWire(own), usual)
        const [marks, lost] = [inMarks(rules.marksPerQuestion), penaltyOf(rules)]
        const worth = { marks, wrong: formatEarned(marksAsNumber(-lost)) }
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: sections never move
          <li key={at}>
            {title !== '' && <bdi className="font-medium">{title}:</bdi>} {t('play.sectionHas', { count })},{' '}
            {lost === 0 ? t('play.eachFree', worth) : t('play.each', worth)}
            {of !== undefined && <span className="block">{extras('extras.drawnFrom', { count, of })}</span>}
            {choose !== undefined && <span className="block">{t('play.anyOf', { count: choose })}</span>}
            {minutes !== undefined && <span className="block">{t('play.ownMinutes', { count: minutes })}</span>}
          </li>
        )
      })}
    </ul>
  )
}

const worthOf = (question: AskedQuestion, rules: MarkingRules): string => {
  const marks = inMarks(rules.marksPerQuestion)
  if (isByHand(question.kind)) return marks
  const lost = mostLost({ kind: question.kind, parts: partsOf(question) }, rules)
  return lost === 0
    ? t('play.worthFree', { marks })
    : t('play.worth', { marks, wrong: formatEarned(marksAsNumber(-lost)) })
}

/** What a question is worth, where that is not what its quiz says. */
export function Worth({ own, paper, question }: { own: OwnOnWire; paper: MarkedPaper; question: AskedQuestion }) {
  const itsOwn = ownFromWire(own)
  const usual = markingFromWire(paper)
  if (isUsual(itsOwn, usual)) return null
  const rules = rulesFor(itsOwn, usual)
  return (
    <>
      {' · '}
      {worthOf(question, rules)}
      {rules.scheme !== usual.scheme && hasParts(question.kind) && (
        <span className="block">{schemeInWords(rules.scheme)}</span>
      )}
    </>
  )
}
