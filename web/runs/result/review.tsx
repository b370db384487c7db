import type { QuizAnalysisOnWire, QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { LateSummaryOnWire, StudentOnWire } from '#contract/runs/attempts.ts'
import { placesOf } from '#domain/questions/parts/places-mixed.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { reviewedQuestions } from '../../results/answers/reviewed.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { ComeBack } from '../all-pages/come-back.tsx'
import { Receipt } from '../all-pages/receipt.tsx'
import { SOMEBODY_ELSE_HASH } from '../attempt/wish.ts'
import { inOrder } from '../device/in-order.ts'
import { keepTyped } from '../joining/tab-memory.ts'
import { OwnData } from './own-data.tsx'
import { Result } from './result.tsx'
import { answersLater } from './shown-later.tsx'

const LATE = {
  waiting: 'analysis.lateWaiting',
  accepted: 'analysis.lateAccepted',
  refused: 'analysis.lateRefused',
} as const satisfies Record<LateSummaryOnWire['decision'], string>

type ReviewProps = { student: StudentOnWire; quiz: QuizAnalysisOnWire | QuizPaperOnWire }

/** Their options as well in the order in which they were met. */
const asTaken = (quiz: QuizAnalysisOnWire, student: StudentOnWire) =>
  reviewedQuestions(quiz, student).map((answered) => {
    const places = quiz.settings?.order?.options ? placesOf(answered.question, student.id) : undefined
    return places ? { ...answered, places } : answered
  })

const isKeyed = (quiz: ReviewProps['quiz']): quiz is QuizAnalysisOnWire =>
  quiz.questions.every((question) => 'correct_answer' in question)

export function Review({ student, quiz: written }: ReviewProps) {
  const quiz = inOrder(written, student.id)
  const { name, score, max_score, late } = student
  const notes = [
    ...(written.settings?.practice ? [t('analysis.practiceNote')] : []),
    ...(late ? [t(LATE[late.decision], { count: late.answers })] : []),
    ...(student.waiting ? [t('analysis.waitingNote', { count: student.waiting })] : []),
    ...(isKeyed(quiz) ? [] : [answersLater(quiz)]),
  ]
  return (
    <Result
      name={name}
      title={quiz.title}
      score={score === null ? null : { earned: score, most: max_score }}
      waiting={student.waiting ?? 0}
      questions={isKeyed(quiz) ? asTaken(quiz, student) : null}
      layout={quiz.layout}
      floor={quiz.marks_floor}
      notes={notes}
    >
      {written.settings?.practice && <Again student={student} />}
      <ComeBack quiz={quiz} />
      <Receipt
        code={student.quiz_code}
        attempt={student.id}
        title={quiz.title}
        total={quiz.questions.length}
        student={student}
      />
      <OwnData student={student} quiz={quiz} />
    </Result>
  )
}

/** A practice paper is begun anew, with the details that were typed before. */
function Again({ student }: { student: StudentOnWire }) {
  const { quiz_code: code, name, phone, district, fields = [] } = student
  const typed = { name, phone, district, ...Object.fromEntries(fields.map(({ id, value }) => [id, value])) }
  return (
    <ButtonLink
      href={`/quiz?code=${encodeURIComponent(code)}${SOMEBODY_ELSE_HASH}`}
      onClick={() => keepTyped(code, typed)}
      variant="primary"
      size="lg"
      wide
      className="mt-6"
    >
      {t('analysis.practiseAgain')}
    </ButtonLink>
  )
}
