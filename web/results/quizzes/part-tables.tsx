import { formatPercent } from '../../i18n/format.ts'
import { formatSpan } from '../../i18n/format-span.ts'
import { t } from '../../i18n/teachers/overview.ts'
import { nameOfKind } from '../../questions/name-of-kind.ts'
import { Card } from '../../ui/card.tsx'
import { type Column, Table } from '../../ui/table.tsx'
import { formatMarks } from '../answers/marks-text.ts'
import type { Overview } from './question-results-api.ts'

type Part = Omit<Overview['sections'][number], 'title'> & { name: string }

const percent = (figure: number | null) => (figure === null ? t('overview.none') : formatPercent(figure / 100))

const sizeOf = ({ questions, outOf }: Part) =>
  t('overview.partSize', {
    questions: t('overview.partQuestions', { count: questions }),
    marks: t('overview.partMarks', { count: outOf, marks: formatMarks(outOf) }),
  })

const columnsFor = (header: string, parts: readonly Part[]): Column<Part>[] => [
  { key: 'name', header, cell: ({ name }) => <span className="wrap-anywhere">{name}</span> },
  { key: 'size', header: t('overview.partSizeName'), bare: true, folds: 'always', cell: sizeOf },
  {
    key: 'earned',
    header: t('overview.partEarned'),
    numeric: true,
    phone: 'lead',
    cell: (part) => <Earned {...part} />,
  },
  { key: 'right', header: t('overview.partRight'), numeric: true, cell: ({ right }) => percent(right) },
  // Most questions have nothing that could be right in part.
  ...(parts.some(({ partly }) => partly)
    ? [
        {
          key: 'partly',
          header: t('overview.partPartly'),
          numeric: true,
          cell: ({ partly }: Part) => percent(partly),
        },
      ]
    : []),
  { key: 'wrong', header: t('overview.partWrong'), numeric: true, cell: ({ wrong }) => percent(wrong) },
  { key: 'blank', header: t('overview.partBlank'), numeric: true, cell: ({ blank }) => percent(blank) },
  {
    key: 'time',
    header: t('overview.partTime'),
    numeric: true,
    cell: ({ averageTimeMs }) => (averageTimeMs === null ? t('overview.none') : formatSpan(averageTimeMs)),
  },
]

/** What waits to be marked is said in place of a percentage, or beside that of the others. */
function Earned({ earned, waiting }: Part) {
  const waits = waiting > 0 && t('overview.partWaiting', { count: waiting })
  if (earned === null && waits) return waits
  return (
    <>
      <span className="font-semibold">{percent(earned)}</span>
      {waits && <span className="block font-normal text-ink-soft">{waits}</span>}
    </>
  )
}

/** The part that lost the most, where one did; parts are told apart first, and nothing is said while one is marked by half. */
const sentenceOn = (parts: readonly Part[]): string | null => {
  if (parts.some(({ waiting, earned }) => waiting > 0 && earned !== null)) return null
  const known = parts.flatMap(({ name, earned }) => (earned === null ? [] : { name, earned }))
  const [weakest, next] = known.toSorted((one, other) => one.earned - other.earned)
  if (weakest === undefined || next === undefined || Math.round(weakest.earned) === Math.round(next.earned)) return null
  return t('overview.partWeakest', { name: weakest.name, earned: formatPercent(weakest.earned / 100) })
}

function PartTable({ title, head, parts }: { title: string; head: string; parts: readonly Part[] }) {
  const sentence = sentenceOn(parts)
  return (
    <Card flush>
      <div className="px-4 pt-4 pb-3 sm:px-6 sm:pt-6">
        <h3 className="font-medium tracking-normal text-ink-soft">{title}</h3>
        {sentence && <p className="mt-1 font-semibold wrap-anywhere">{sentence}</p>}
        <p className="mt-1 max-w-prose text-sm text-ink-soft">
          {t(parts.some(({ waiting }) => waiting > 0) ? 'overview.partsWaitingHint' : 'overview.partsHint')}
        </p>
      </div>
      <Table
        caption={title}
        columns={columnsFor(head, parts)}
        rows={parts}
        rowKey={(part) => String(parts.indexOf(part))}
      />
    </Card>
  )
}

/** What each section, and each type of question, came to; nothing of either where there is one alone. */
export function PartTables({ overview: { sections, kinds } }: { overview: Pick<Overview, 'sections' | 'kinds'> }) {
  const named = sections.map(({ title, ...part }) => ({
    ...part,
    name: title === '' ? t('overview.beforeSections') : title,
  }))
  return (
    <>
      {named.length > 0 && <PartTable title={t('overview.bySection')} head={t('overview.section')} parts={named} />}
      {kinds.length > 0 && (
        <PartTable
          title={t('overview.byKind')}
          head={t('overview.kind')}
          parts={kinds.map(({ kind, ...part }) => ({ ...part, name: nameOfKind(kind) }))}
        />
      )}
    </>
  )
}
