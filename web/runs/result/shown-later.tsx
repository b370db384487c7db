import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { StudentOnWire } from '#contract/runs/attempts.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t as tOwn } from '../../i18n/students/own-data.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { Button } from '../../ui/button.tsx'
import { ComeBack } from '../all-pages/come-back.tsx'
import { Panel } from '../all-pages/panel.tsx'
import { Receipt } from '../all-pages/receipt.tsx'
import { brandHere } from '../brand/brand-here.ts'

type Release = NonNullable<NonNullable<QuizPaperOnWire['settings']>['release']>

const WHEN = ['after_close', 'at_time', 'never'] as const

type Moment = Release[string]

/** The score is shown as soon as either is: null where nobody can tell which comes first. */
const earlier = (one: Moment | undefined, other: Moment | undefined): Moment | null => {
  if (!one || !other) return null
  if (one.when === 'never') return other
  if (other.when === 'never') return one
  if (one.when !== other.when) return null
  return (one.at ?? 0) <= (other.at ?? 0) ? one : other
}

/** When a part of the result comes; null where it is not kept back, or nobody can tell. */
const whenText = (part: 'score' | 'answers', moment: Moment | null | undefined): string | null => {
  const when = WHEN.find((known) => known === moment?.when)
  if (!when) return null
  return t(`analysis.${part}_${when}`, { when: moment?.at === undefined ? '' : formatDateTime(moment.at) })
}

/** Where the score is shown and nothing else. */
export const answersLater = ({ settings }: QuizPaperOnWire): string =>
  whenText('answers', settings?.release?.answers) ?? t('analysis.answersLater')

type ShownLaterProps = { quiz: QuizPaperOnWire; student?: StudentOnWire; onOwnData: () => void }

/** The answers are in; what came of them is shown later, or not at all. */
export function ShownLater({ quiz, student, onOwnData }: ShownLaterProps) {
  const { release } = quiz.settings ?? {}
  const own = brandHere(quiz.brand)
  return (
    <Panel title={t('analysis.notYet')}>
      <p dir="auto">{t('analysis.answersAreIn', { title: quiz.title })}</p>
      <p className="mt-2">
        {whenText('score', earlier(release?.score, release?.answers)) ?? t('analysis.resultLater')}
      </p>
      {own && <own.Thanks brand={own.brand} />}
      <ComeBack quiz={quiz} />
      {student && (
        <Receipt
          code={student.quiz_code}
          attempt={student.id}
          title={quiz.title}
          total={quiz.questions.length}
          student={student}
        />
      )}
      <Button variant="quiet" wide className="mt-4" onClick={onOwnData}>
        {tOwn('ownData.show')}
      </Button>
    </Panel>
  )
}
