import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import X from 'lucide-react/icons/x'
import { useState } from 'react'
import type { FilterOnWire } from '#contract/results/response-filters.ts'
import { asksForText } from '#domain/questionnaires/items/facets.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/responses.ts'
import { type AskedQuestion, tagging, type WrittenAnswer, writtenQuery } from '../../questionnaires/surveys/api.ts'
import { promptInWords } from '../../questionnaires/surveys/prompt-in-words.ts'
import { Waiting } from '../../questionnaires/surveys/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { toast } from '../../ui/toast.ts'
import type { ResponsesView } from './responses-view.ts'

const LONGEST_TAG = 40

type WrittenAnswersProps = {
  view: ResponsesView
  filter: FilterOnWire
  asked: readonly AskedQuestion[]
  onLook: (next: Partial<ResponsesView>) => void
}

/** What people wrote, question by question, to be read and tagged. */
export function WrittenAnswers({ view, filter, asked, onLook }: WrittenAnswersProps) {
  const questions = asked.filter((each) => asksForText(each))
  const question = questions.find(({ id }) => id === view.text) ?? questions[0]
  if (!question)
    return (
      <Card>
        <EmptyState title={t('responses.nothingWritten')}>{t('responses.nothingWrittenHelp')}</EmptyState>
      </Card>
    )
  return (
    <>
      <PickerField
        label={t('responses.writtenQuestion')}
        value={question.id}
        options={questions.map((each) => ({ value: each.id, name: promptInWords(each) }))}
        onPick={(text) => onLook({ text, tag: '' })}
      />
      <WrittenTo view={view} filter={filter} question={question.id} onLook={onLook} />
    </>
  )
}

function WrittenTo({ view, filter, question, onLook }: Omit<WrittenAnswersProps, 'asked'> & { question: string }) {
  const written = useQuery(writtenQuery({ id: view.id, filter, question, page: view.page }))
  const { data } = written
  if (data === undefined) return <Waiting query={written} />
  return (
    <>
      {data.tags.length > 0 && (
        <fieldset className="flex flex-wrap items-center gap-2 print:hidden">
          <legend className="mb-1 font-medium">{t('responses.tags')}</legend>
          {data.tags.map(({ tag, count }) => (
            <Button
              key={tag}
              size="sm"
              variant={view.tag === tag ? 'primary' : undefined}
              aria-pressed={view.tag === tag}
              onClick={() => onLook({ tag: view.tag === tag ? '' : tag })}
            >
              {t('responses.tagCount', { tag, count })}
            </Button>
          ))}
        </fieldset>
      )}
      <p className="tabular text-ink-soft" role="status">
        {t('responses.writtenFound', { count: data.found ?? 0 })}
      </p>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {data.answers.map((answer) => (
          <li key={answer.response_id}>
            <Written id={view.id} question={question} answer={answer} known={data.tags.map(({ tag }) => tag)} />
          </li>
        ))}
      </ul>
      <Pagination page={data.page} pages={data.pages} onPage={(page) => onLook({ page })} />
    </>
  )
}

type WrittenProps = { id: string; question: string; answer: WrittenAnswer; known: readonly string[] }

function Written({ id, question, answer, known }: WrittenProps) {
  const queryClient = useQueryClient()
  const [tag, setTag] = useState('')
  const tagged = useMutation({
    ...tagging,
    onSuccess: () => setTag(''),
    onError: (error) => toast.error(errorText(error)),
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['surveys', id] }),
  })
  const change = (changed: string, isSet: boolean) =>
    tagged.mutate({ id, question, responseId: answer.response_id, tag: changed, isSet })
  const listId = `tags-${answer.response_id}`
  return (
    <Card>
      <p dir="auto" className="whitespace-pre-wrap wrap-anywhere">
        {answer.text}
      </p>
      <div className="mt-3 flex flex-wrap items-end gap-2 print:hidden">
        {answer.tags.map((each) => (
          <Button
            key={each}
            size="sm"
            icon={<X aria-hidden="true" className="size-4" />}
            aria-label={t('responses.removeTag', { tag: each })}
            onClick={() => change(each, false)}
          >
            {each}
          </Button>
        ))}
        <form
          className="flex min-w-0 grow flex-wrap items-end gap-2"
          onSubmit={(event) => {
            event.preventDefault()
            if (tag.trim() !== '') change(tag.trim(), true)
          }}
        >
          <TextField
            label={t('responses.tagName')}
            value={tag}
            maxLength={LONGEST_TAG}
            list={listId}
            autoComplete="off"
            className="max-w-60 grow"
            onChange={({ target }) => setTag(target.value)}
          />
          <datalist id={listId}>
            {known.map((each) => (
              <option key={each} value={each} />
            ))}
          </datalist>
          <Button type="submit" busy={tagged.isPending}>
            {t('responses.addTag')}
          </Button>
        </form>
      </div>
    </Card>
  )
}
