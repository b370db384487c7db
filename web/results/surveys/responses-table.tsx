import { useQuery } from '@tanstack/react-query'
import Columns3 from 'lucide-react/icons/columns-3'
import Printer from 'lucide-react/icons/printer'
import { useState } from 'react'
import { Link } from 'react-router'
import type { FilterOnWire } from '#contract/results/response-filters.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/responses.ts'
import { t as ofSurveys } from '../../i18n/teachers/surveys.ts'
import {
  type AskedQuestion,
  type ListedResponse,
  type ListedResponses,
  responseListQuery,
} from '../../questionnaires/surveys/api.ts'
import { promptInWords } from '../../questionnaires/surveys/prompt-in-words.ts'
import { Waiting } from '../../questionnaires/surveys/waiting.tsx'
import { labelOf } from '../../runs/join-form/entered.ts'
import { Badge } from '../../ui/badge.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { Pagination } from '../../ui/pagination.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { type ResponsesView, searchOf } from './responses-view.ts'
import { keepShownColumns, readShownColumns } from './shown-columns.ts'

const PER_PAGE = 30
/** As many questions have a column before anybody has chosen. */
const FIRST_SHOWN = 4
const TIME = 'time'

type ResponsesTableProps = {
  view: ResponsesView
  filter: FilterOnWire
  asked: readonly AskedQuestion[]
  onLook: (next: Partial<ResponsesView>) => void
}

/** The responses in rows, a page at a time, with the columns that were chosen. */
export function ResponsesTable({ view, filter, asked, onLook }: ResponsesTableProps) {
  const { sort, order, page } = view
  const list = useQuery(responseListQuery({ id: view.id, filter, page, isOne: false, sort, order }))
  const [chosen, setChosen] = useState(() => readShownColumns(view.id))
  const { data } = list
  if (data === undefined) return <Waiting query={list} />
  const offered = [
    ...data.beside.map((field) => ({ id: columnOf(field.id), label: labelOf(field) })),
    ...asked.map((question) => ({ id: question.id, label: promptInWords(question) })),
  ]
  const shown = chosen ?? offered.slice(0, data.beside.length + FIRST_SHOWN).map(({ id }) => id)
  const choose = (columns: readonly string[]) => {
    setChosen(columns)
    keepShownColumns(view.id, columns)
  }
  const columns = columnsFor({ view, data, asked, shown })
  return (
    <>
      <div className="flex flex-wrap items-center gap-3">
        <p className="tabular grow text-ink-soft" role="status">
          {t('responses.found', { count: data.found ?? 0 })}
        </p>
        <ChooseColumns offered={offered} shown={shown} onChoose={choose} />
        <PrintButton />
      </div>
      <Table
        caption={t('responses.tableCaption')}
        columns={columns}
        rows={data.rows}
        rowKey={({ id }) => id}
        sorting={{ key: sort === '' ? TIME : sort, descending: order === 'down' }}
        onSort={({ key, descending }) => onLook({ sort: key === TIME ? '' : key, order: descending ? 'down' : 'up' })}
      />
      <div className="print:hidden">
        <Pagination page={data.page} pages={data.pages} onPage={(next) => onLook({ page: next })} />
      </div>
    </>
  )
}

/** What is on the screen, on paper. */
export function PrintButton() {
  return (
    <Button
      size="sm"
      className="print:hidden"
      icon={<Printer aria-hidden="true" className="size-4" />}
      onClick={() => window.print()}
    >
      {t('responses.print')}
    </Button>
  )
}

type Shown = {
  view: ResponsesView
  data: Pick<ListedResponses, 'rows' | 'beside'>
  asked: readonly AskedQuestion[]
  shown: readonly string[]
}

/** Nothing that is told has the id of a question so. */
const columnOf = (name: string) => `told.${name}`

const columnsFor = ({ view, data, asked, shown }: Shown): Column<ListedResponse>[] => {
  const first = (view.page - 1) * PER_PAGE
  const addressOf = (row: ListedResponse) => {
    const page = first + data.rows.indexOf(row) + 1
    return { search: `?${new URLSearchParams(searchOf({ ...view, name: 'one', page }))}` }
  }
  return [
    {
      key: TIME,
      header: t('responses.time'),
      unbroken: true,
      sortable: true,
      cell: (row) => (
        <Link to={addressOf(row)} className="stretched font-medium">
          {formatDateTime(Date.parse(row.at))}
        </Link>
      ),
    },
    {
      key: 'name',
      header: t('responses.name'),
      cell: ({ name, is_complete: isComplete }) => (
        <>
          {name || ofSurveys('surveys.nameless')}{' '}
          {!isComplete && <Badge tone="review">{ofSurveys('surveys.begun')}</Badge>}
        </>
      ),
    },
    ...data.beside
      .filter(({ id }) => shown.includes(columnOf(id)))
      .map(
        (field): Column<ListedResponse> => ({
          key: columnOf(field.id),
          header: labelOf(field),
          long: true,
          cell: ({ told }) => <span className="wrap-anywhere">{told[field.id] ?? '–'}</span>,
        }),
      ),
    ...asked
      .filter(({ id }) => shown.includes(id))
      .map(
        (question): Column<ListedResponse> => ({
          key: question.id,
          header: promptInWords(question),
          long: true,
          sortable: true,
          cell: ({ answers }) => (
            <span className="line-clamp-3 wrap-anywhere print:line-clamp-none">
              {answers.find(({ question_id: id }) => id === question.id)?.words || '–'}
            </span>
          ),
        }),
      ),
  ]
}

type ChooseColumnsProps = {
  offered: readonly { id: string; label: string }[]
  shown: readonly string[]
  onChoose: (columns: readonly string[]) => void
}

function ChooseColumns({ offered, shown, onChoose }: ChooseColumnsProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <>
      <Button
        size="sm"
        className="print:hidden"
        icon={<Columns3 aria-hidden="true" className="size-4" />}
        onClick={() => setOpen(true)}
      >
        {t('responses.columns')}
      </Button>
      <Dialog open={isOpen} onClose={() => setOpen(false)} title={t('responses.columns')} sheet>
        <p className="text-ink-soft">{t('responses.columnsHint')}</p>
        {offered.map(({ id, label }) => (
          <CheckboxField
            key={id}
            label={label}
            checked={shown.includes(id)}
            onChange={({ target }) => onChoose(target.checked ? [...shown, id] : shown.filter((each) => each !== id))}
          />
        ))}
      </Dialog>
    </>
  )
}
