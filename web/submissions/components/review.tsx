import type { QuizAnalysisOnWire, QuizPaperOnWire } from '#contract/papers.ts'
import type { LateSummaryOnWire, StudentOnWire } from '#contract/submissions.ts'
import { defaultMarking } from '#domain/marking.ts'
import { t } from '../../i18n/analysis.ts'
import { reviewedQuestions } from '../../question-player/reviewed.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Result } from './result.tsx'

const LATE = {
  waiting: 'analysis.lateWaiting',
  accepted: 'analysis.lateAccepted',
  refused: 'analysis.lateRefused',
} as const satisfies Record<LateSummaryOnWire['decision'], string>

type ReviewProps = { student: StudentOnWire; quiz: QuizAnalysisOnWire | QuizPaperOnWire }

export function Review({ student, quiz }: ReviewProps) {
  const { name, score, max_score, late } = student
  return (
    <Result
      name={name}
      title={quiz.title}
      score={score === null ? null : { earned: score, most: max_score }}
      marking={defaultMarking(quiz.is_negative_marking)}
      questions={reviewedQuestions(quiz, student)}
      note={late && t(LATE[late.decision], { count: late.answers })}
    >
      <ComeBack code={student.quiz_code} />
    </Result>
  )
}

function ComeBack({ code }: { code: string }) {
  const link = `${location.origin}/quiz/analysis?code=${encodeURIComponent(code)}`
  return (
    <section aria-labelledby="come-back" className="mt-10 rounded border border-line bg-surface-sunken p-4 sm:p-6">
      <h2 id="come-back" className="text-lg">
        {t('analysis.comeBack')}
      </h2>
      <p className="mt-1">{t('analysis.comeBackHelp')}</p>
      <p className="mt-3 font-medium break-all">
        <a className="text-link" href={link}>
          {link}
        </a>
      </p>
      <CopyButton className="mt-3" text={link} label={t('analysis.copyLink')} />
    </section>
  )
}
