import Download from 'lucide-react/icons/download'
import { uploadAddress } from '#contract/runs/uploads.ts'
import { formatDate } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import type { AskedQuestion, ListedResponse, ListedResponses } from '../../questionnaires/surveys/api.ts'
import { promptInWords } from '../../questionnaires/surveys/prompt-in-words.ts'
import { sizeText } from '../../questions/parts/size-text.ts'
import { labelOf } from '../../runs/join-form/entered.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'

type EachResponseProps = {
  row: ListedResponse
  asked: readonly AskedQuestion[]
  /** What is asked beside the questions, by now. */
  beside?: ListedResponses['beside']
}

/** All that one person said; what they were not asked, or left out, is not named. */
export function EachResponse({ row, asked, beside = [] }: EachResponseProps) {
  const nameOf = (id: string) => labelOf(beside.find((field) => field.id === id) ?? { id, label: id })
  return (
    <Card>
      <div className="flex flex-wrap items-center gap-x-3">
        <h2 className="grow font-medium wrap-anywhere">{row.name || t('surveys.nameless')}</h2>
        {!row.is_complete && <Badge tone="review">{t('surveys.begun')}</Badge>}
        <p className="tabular text-sm text-ink-soft">{formatDate(Date.parse(row.at))}</p>
      </div>
      <dl className="mt-2 grid grid-cols-1 gap-2">
        {Object.entries(row.told).map(([id, value]) => (
          <div key={id}>
            <dt className="text-sm text-ink-soft wrap-anywhere">{nameOf(id)}</dt>
            <dd className="wrap-anywhere">{value}</dd>
          </div>
        ))}
        {row.answers.flatMap(({ question_id: id, words, files }) => {
          const question = asked.find((each) => each.id === id)
          return question && words !== ''
            ? [
                <div key={id}>
                  <dt className="text-sm text-ink-soft wrap-anywhere">{promptInWords(question)}</dt>
                  {files ? <Uploads files={files} /> : <dd className="whitespace-pre-wrap wrap-anywhere">{words}</dd>}
                </div>,
              ]
            : []
        })}
      </dl>
    </Card>
  )
}

function Uploads({ files }: { files: NonNullable<ListedResponse['answers'][number]['files']> }) {
  return (
    <>
      {files.map(({ id, name, bytes }) => (
        <dd key={id} className="wrap-anywhere">
          <a href={uploadAddress(id)} download className="inline-flex min-h-11 items-center gap-2">
            <Download aria-hidden="true" className="size-4 shrink-0" />
            {name}
          </a>{' '}
          <span className="tabular text-sm text-ink-soft">{sizeText(bytes)}</span>
        </dd>
      ))}
    </>
  )
}
