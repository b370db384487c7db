import type { ComponentProps } from 'react'
import type { QuizAnalysisOnWire, QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import type { LateSummaryOnWire, StudentOnWire } from '#contract/runs/attempts.ts'
import { placesOf } from '#domain/questions/parts/places-mixed.ts'
import { isSameValue } from '#domain/questions/value.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/analysis.ts'
import { keptChoices } from '../../questions/unsaved-choices.ts'
import type { Answered } from '../../results/answers/answered-question.tsx'
import { reviewedQuestions } from '../../results/answers/reviewed.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { extra } from '../../ui/extra.tsx'
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

const UnsavedChoice = extra<ComponentProps<typeof import('./unsaved-choice.tsx').UnsavedChoice>>(() =>
  import('./unsaved-choice.tsx').then((module) => module.UnsavedChoice),
)

/** What this device knows of choices that were lost as in the exam hall, by question. */
const lostIn = ({ settings }: ReviewProps['quiz'], { id }: StudentOnWire, questions: readonly Answered[]) => {
  const choices = settings?.practice ? keptChoices(id).choices : {}
  return new Map(
    questions.flatMap(({ question, answer }) => {
      const choice = choices[question.id] ?? null
      return choice === null || isSameValue(choice, answer) ? [] : [[question.id, choice] as const]
    }),
  )
}

const isKeyed = (quiz: ReviewProps['quiz']): quiz is QuizAnalysisOnWire =>
  quiz.questions.every((question) => 'correct_answer' in question)

export function Review({ student, quiz: written }: ReviewProps) {
  const quiz = inOrder(written, student.id)
  const { name, score, max_score, late } = student
  const questions = isKeyed(quiz) ? asTaken(quiz, student) : null
  const lost = lostIn(quiz, student, questions ?? [])
  const lostAt = questions?.flatMap(({ question, number }) => (lost.has(question.id) ? formatNumber(number) : [])) ?? []
  const notes = [
    ...(written.settings?.practice ? [t('analysis.practiceNote')] : []),
    ...(lost.size > 0 ? [t('analysis.unsavedNote', { count: lost.size, numbers: lostAt.join(', ') })] : []),
    ...(late ? [t(LATE[late.decision], { count: late.answers })] : []),
    ...(student.waiting ? [t('analysis.waitingNote', { count: student.waiting })] : []),
    ...(isKeyed(quiz) ? [] : [answersLater(quiz)]),
  ]
  return (
    <Result
      name={name}
      title={quiz.title}
      host={quiz.host}
      brand={quiz.brand}
      score={score === null ? null : { earned: score, most: max_score }}
      waiting={student.waiting ?? 0}
      questions={questions}
      layout={quiz.layout}
      floor={quiz.marks_floor}
      notes={notes}
      beside={({ question }) => {
        const choice = lost.get(question.id)
        return choice !== undefined && <UnsavedChoice question={question} choice={choice} />
      }}
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
