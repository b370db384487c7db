import { onOneLine } from '#domain/text/isolated.ts'
import { formatDateTime, formatNumber } from '../../i18n/format.ts'
import { formatTaken } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/exports.ts'
import { t as tOfResults } from '../../i18n/teachers/results.ts'
import { PaperHead } from '../../questionnaires/on-paper/brand-on-paper.tsx'
import type { PaperBrand } from '../../questionnaires/on-paper/paper-brand.ts'
import { placedParts, textsBefore } from '../../questions/between/places.ts'
import { ReadBefore } from '../../questions/between/review.tsx'
import { BetweenTexts } from '../../questions/between/written.tsx'
import { AnsweredQuestion } from '../answers/answered-question.tsx'
import { BySection } from '../answers/by-section.tsx'
import { Score } from '../answers/score.tsx'
import { scoreText } from '../answers/score-text.ts'
import { sectionTotals } from '../answers/section-totals.ts'
import type { ReadAnswers } from '../quizzes/api.ts'

const NOTHING = { groups: [], texts: [] }

type SheetProps = ReadAnswers & { brand?: PaperBrand | undefined }

/** One student's answers beside the key, as they go onto paper: the next student begins on another page. */
export function Sheet({ student, quiz, questions, layout = NOTHING, brand }: SheetProps) {
  const parts = placedParts(
    layout,
    questions.map(({ question }) => question.id),
  )
  return (
    <section aria-label={student.name} className="paper-sheet">
      <header className="mb-4">
        <PaperHead brand={brand}>
          <p className="text-ink-soft wrap-anywhere">{onOneLine([quiz.title, quiz.subject])}</p>
          <h2 dir="auto" className="text-2xl wrap-anywhere">
            {student.name}
          </h2>
          <Facts student={student} />
        </PaperHead>
      </header>
      <Score
        label={tOfResults(student.waiting > 0 ? 'results.scoreSoFar' : 'results.score')}
        score={{ earned: student.score, most: student.maxScore }}
        sum={scoreText(questions, student.score, quiz.marking.floor)}
      />
      <BySection totals={sectionTotals(parts.sections, questions, quiz.marking.floor)} />
      <ol className="mt-5 grid grid-cols-[minmax(0,1fr)] gap-4 wrap-anywhere print:block print:[&>li]:mt-4">
        {questions.map((answered) => (
          <li key={answered.question.id}>
            <ReadBefore
              layout={layout}
              parts={parts}
              question={answered.question.id}
              at={answered.number - 1}
              previous={answered.number - 2}
            />
            <AnsweredQuestion answered={answered} reader="teacher" />
          </li>
        ))}
      </ol>
      <div className="mt-4">
        <BetweenTexts texts={textsBefore(layout, null)} />
      </div>
    </section>
  )
}

function Facts({ student }: Pick<ReadAnswers, 'student'>) {
  const facts = [
    student.phone,
    student.district,
    ...student.fields.map(({ label, value }) => t('exports.told', { label, value })),
    formatDateTime(student.submittedAt),
    tOfResults(`results.ended_${student.endedBy}`),
    `${t('exports.timeTaken')}: ${formatTaken(student.timeTakenMs)}`,
    student.version === null ? '' : t('exports.version', { number: formatNumber(student.version) }),
  ].filter((fact) => fact !== '')
  return (
    <ul className="tabular mt-1 flex flex-wrap gap-x-5 gap-y-1 text-ink-soft">
      {facts.map((fact) => (
        <li key={fact} dir="auto" className="min-w-0 wrap-anywhere">
          {fact}
        </li>
      ))}
    </ul>
  )
}
