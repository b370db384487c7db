import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { onOneLine } from '#domain/text/isolated.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/exports.ts'
import { PaperHead } from '../../questionnaires/on-paper/brand-on-paper.tsx'
import { paperBrandQuery } from '../../questionnaires/on-paper/paper-brand.ts'
import { questionResultsQuery } from '../quizzes/question-results-api.ts'
import { ResultStats } from '../quizzes/result-stats.tsx'
import { PrintFrame } from './print-frame.tsx'
import { QuestionsOnPaper } from './questions-on-paper.tsx'
import { StudentsOnPaper } from './students-on-paper.tsx'
import { useAllStudents } from './use-all-students.ts'

/** A class on a few pages: its figures, a line for each student, a line for each question. */
export function ClassReport({ quizId }: { quizId: string }) {
  const students = useAllStudents(quizId)
  const questions = useQuery(questionResultsQuery({ quizId, version: null, isRunning: false }))
  const { data: brand } = useQuery(paperBrandQuery(quizId))
  const [printedAt] = useState(Date.now)
  const { first, rows, isWhole } = students
  const isHere = isWhole && questions.isSuccess
  const total = first?.total
  const loading = {
    // A student who ends meanwhile may be on none of the pages: what was found is the whole of it.
    here: isHere ? Math.max(total ?? 0, rows.length) : Math.min(rows.length, Math.max(0, (total ?? 0) - 1)),
    total,
    error: students.error ?? questions.error,
    isBusy: students.isBusy || questions.isFetching,
    retry: () => {
      students.retry()
      if (questions.isError) void questions.refetch()
    },
  }
  return (
    <PrintFrame
      quizId={quizId}
      title={t('exports.viewClass')}
      loading={loading}
      said={({ here, total: all }) => t('exports.studentsHere', { here, total: all })}
    >
      {first && first.total > 0 && (
        <div className="on-paper">
          <header className="mb-4">
            <PaperHead brand={brand}>
              <p className="text-2xl font-semibold wrap-anywhere">{first.title}</p>
              <p className="text-ink-soft wrap-anywhere">
                {onOneLine([first.subject, t('exports.printedAt', { time: formatDateTime(printedAt) })])}
              </p>
            </PaperHead>
          </header>
          <section aria-label={t('exports.figures')}>
            <ResultStats {...first} />
          </section>
          <StudentsOnPaper rows={rows} />
          {questions.data && <QuestionsOnPaper page={questions.data} />}
        </div>
      )}
    </PrintFrame>
  )
}
