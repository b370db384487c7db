import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { ResultStats } from '../../analytics/components/result-stats.tsx'
import { type QuestionResultsPage, questionResultsQuery } from '../../analytics/question-results-api.ts'
import { t } from '../../i18n/exports.ts'
import { formatDateTime, formatNumber } from '../../i18n/format.ts'
import { formatSpan } from '../../i18n/format-span.ts'
import { KeyedTexts } from '../../questions/parts/keyed-texts.tsx'
import { Prose } from '../../questions/parts/prose.tsx'
import { useAllStudents } from '../use-all-students.ts'
import { PrintFrame } from './print-frame.tsx'
import { StudentsOnPaper } from './students-on-paper.tsx'

/** A class on a few pages: its figures, a line for each student, a line for each question. */
export function ClassReport({ quizId }: { quizId: string }) {
  const students = useAllStudents(quizId)
  const questions = useQuery(questionResultsQuery({ quizId, version: null, isRunning: false }))
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
            <p className="text-2xl font-semibold wrap-anywhere">{first.title}</p>
            <p className="text-ink-soft wrap-anywhere">
              {first.subject} · {t('exports.printedAt', { time: formatDateTime(printedAt) })}
            </p>
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

const VERDICTS = ['correct', 'partly', 'wrong', 'blank', 'waiting'] as const
const HEADERS = { correct: 'right', partly: 'partly', wrong: 'wrong', blank: 'blank', waiting: 'waiting' } as const

function QuestionsOnPaper({ page: { version, questions } }: { page: QuestionResultsPage }) {
  const isTold = (verdict: (typeof VERDICTS)[number]) =>
    (verdict !== 'partly' && verdict !== 'waiting') || questions.some(({ verdicts }) => verdicts[verdict] > 0)
  const told = VERDICTS.filter(isTold)
  return (
    <div className="paper-frame mt-8">
      <table className="paper-table tabular">
        <caption>{t('exports.questionsCaption', { number: formatNumber(version) })}</caption>
        <thead>
          <tr>
            <th scope="col">{t('exports.question')}</th>
            {told.map((verdict) => (
              <th key={verdict} scope="col" className="numeric">
                {t(`exports.${HEADERS[verdict]}`)}
              </th>
            ))}
            <th scope="col" className="numeric">
              {t('exports.averageTime')}
            </th>
          </tr>
        </thead>
        <tbody>
          {questions.map(({ question, verdicts, averageTimeMs }, at) => (
            <tr key={question.id}>
              <th scope="row">
                <div className="flex gap-2">
                  <span>{formatNumber(at + 1)}.</span>
                  <KeyedTexts question={question}>
                    <div lang={question.language} dir="auto" className="min-w-0 whitespace-pre-wrap wrap-anywhere">
                      <Prose source={question.prompt} />
                    </div>
                  </KeyedTexts>
                </div>
              </th>
              {told.map((verdict) => (
                <td key={verdict} className="numeric">
                  {formatNumber(verdicts[verdict])}
                </td>
              ))}
              <td className="numeric">{averageTimeMs === null ? t('exports.noTime') : formatSpan(averageTimeMs)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
