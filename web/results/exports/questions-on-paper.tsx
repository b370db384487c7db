import { formatNumber } from '../../i18n/format.ts'
import { formatSpan } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/exports.ts'
import { KeyedTexts } from '../../questions/parts/keyed-texts.tsx'
import { Prose } from '../../questions/parts/prose.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { commonMistakeInWords } from '../quizzes/item-sentences.ts'
import type { QuestionResult, QuestionResultsPage } from '../quizzes/question-results-api.ts'

type Numbered = QuestionResult & { number: number }

const VERDICTS = ['correct', 'partly', 'wrong', 'blank', 'waiting', 'not_counted'] as const
/** Said where a question has any. */
const RARE: ReadonlySet<(typeof VERDICTS)[number]> = new Set(['partly', 'waiting', 'not_counted'])

const countColumn = (verdict: (typeof VERDICTS)[number]): Column<Numbered> => ({
  key: verdict,
  header: t(`exports.${verdict}`),
  numeric: true,
  cell: ({ verdicts }) => formatNumber(verdicts[verdict]),
})

const columnsFor = (told: readonly (typeof VERDICTS)[number][]): Column<Numbered>[] => [
  { key: 'question', header: t('exports.question'), cell: (row) => <Asked {...row} /> },
  ...told.map(countColumn),
  {
    key: 'mistake',
    header: t('exports.mistake'),
    cell: (row) => <span className="wrap-anywhere">{commonMistakeInWords(row) ?? t('exports.noMistake')}</span>,
  },
  {
    key: 'time',
    header: t('exports.averageTime'),
    numeric: true,
    cell: ({ averageTimeMs }) => (averageTimeMs === null ? t('exports.noTime') : formatSpan(averageTimeMs)),
  },
]

/** A line for each question: how it was marked, and how long it took. */
export function QuestionsOnPaper({ page: { version, questions } }: { page: QuestionResultsPage }) {
  const isTold = (verdict: (typeof VERDICTS)[number]) =>
    !RARE.has(verdict) || questions.some(({ verdicts }) => verdicts[verdict] > 0)
  const caption = t('exports.questionsCaption', { number: formatNumber(version) })
  return (
    <section aria-label={caption} className="mt-8">
      <h2 className="mb-2 text-xl">{caption}</h2>
      <Table
        caption={caption}
        columns={columnsFor(VERDICTS.filter(isTold))}
        rows={questions.map((question, at) => ({ ...question, number: at + 1 }))}
        rowKey={({ question }) => question.id}
      />
    </section>
  )
}

function Asked({ number, question }: Pick<Numbered, 'number' | 'question'>) {
  return (
    <span className="paper-question flex gap-2">
      <span className="shrink-0">{formatNumber(number)}.</span>
      <KeyedTexts question={question}>
        <span lang={question.language} dir="auto" className="block min-w-0 flex-1 whitespace-pre-wrap wrap-anywhere">
          <Prose source={question.prompt} />
        </span>
      </KeyedTexts>
    </span>
  )
}
