import { useQuery } from '@tanstack/react-query'
import { useNavigate } from 'react-router'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/exports.ts'
import { paperBrandQuery } from '../../questionnaires/on-paper/paper-brand.ts'
import { useQuizAddress } from '../../questionnaires/use-kind-here.ts'
import { SelectField } from '../../ui/forms/select-field.tsx'
import { printAddress, rangeOf, SHEETS_A_PART } from '../downloads/print-address.ts'
import { PrintFrame } from './print-frame.tsx'
import { Sheet } from './sheet.tsx'
import { useAllStudents } from './use-all-students.ts'
import { useSheets } from './use-sheets.ts'

type SheetsProps = { quizId: string; part: number }

/** The sheets of a class, each on pages of its own; of a large class so many at once. */
export function Sheets({ quizId, part: asked }: SheetsProps) {
  const page = useQuizAddress()(quizId, 'print')
  const { first, rows, ...students } = useAllStudents(quizId)
  const { data: brand } = useQuery(paperBrandQuery(quizId))
  const navigate = useNavigate()
  const parts = Math.max(1, Math.ceil((first?.total ?? 0) / SHEETS_A_PART))
  const part = Math.min(asked, parts)
  const numbers = Array.from({ length: parts }, (_, at) => at + 1)
  const { from, to } = rangeOf(part, first?.total ?? 0)
  const ids = rows.slice(from - 1, to).map(({ id }) => id)
  const { sheets, here, ...loading } = useSheets(ids)
  const total = first && (students.isWhole ? ids.length : Math.max(0, to - from + 1))
  return (
    <PrintFrame
      quizId={quizId}
      title={t('exports.viewSheets')}
      loading={{
        here,
        total,
        error: students.error ?? loading.error,
        isBusy: students.isBusy || loading.isBusy,
        retry: () => {
          if (students.error) students.retry()
          loading.retry()
        },
      }}
      said={(counts) => t('exports.sheetsHere', counts)}
      tools={
        parts > 1 && (
          <SelectField
            className="mt-3 max-w-xs"
            label={t('exports.part')}
            value={part}
            onChange={({ target }) =>
              void navigate(printAddress(page, { what: 'sheets', part: Number(target.value) }), { replace: true })
            }
          >
            {numbers.map((number) => (
              <option key={number} value={number}>
                {rangeText(number, first?.total ?? 0)}
              </option>
            ))}
          </SelectField>
        )
      }
    >
      <div className="on-paper">
        {sheets.map((answers) => (
          <Sheet key={answers.student.id} {...answers} brand={brand} />
        ))}
      </div>
    </PrintFrame>
  )
}

const rangeText = (part: number, total: number): string => {
  const { from, to } = rangeOf(part, total)
  return t('exports.partRange', { from: formatNumber(from), to: formatNumber(to), total: formatNumber(total) })
}
