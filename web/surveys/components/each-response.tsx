import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/surveys.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import type { CountedQuestion, ReadResponses } from '../api.ts'
import { promptInWords } from '../prompt-in-words.ts'

type EachResponseProps = { row: ReadResponses['rows'][number]; questions: readonly CountedQuestion[] }

/** All that one person said; what they were not asked, or left out, is not named. */
export function EachResponse({ row, questions }: EachResponseProps) {
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3">
        <h3 className="grow font-medium wrap-anywhere">{row.name || t('surveys.nameless')}</h3>
        {!row.is_complete && <Badge tone="review">{t('surveys.begun')}</Badge>}
        <p className="tabular text-sm text-ink-soft">{formatDate(Date.parse(row.at))}</p>
      </div>
      <dl className="mt-2 grid gap-2">
        {row.answers.flatMap(({ question_id: id, words }) => {
          const asked = questions.find(({ question }) => question.id === id)
          return asked && words !== ''
            ? [
                <div key={id}>
                  <dt className="text-sm text-ink-soft wrap-anywhere">{promptInWords(asked.question)}</dt>
                  <dd className="whitespace-pre-wrap wrap-anywhere">{words}</dd>
                </div>,
              ]
            : []
        })}
      </dl>
    </Card>
  )
}
