import './paper.css'
import { useParams, useSearchParams } from 'react-router'
import { ClassReport } from './components/class-report.tsx'
import { Sheets } from './components/sheets.tsx'
import { printedIn } from './print-address.ts'

/** The results of a quiz for paper; the address says what. */
export function PrintResults() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const printed = printedIn(params)
  if (printed.what === 'sheets') return <Sheets key={printed.part} quizId={id} part={printed.part ?? 1} />
  return <ClassReport key={id} quizId={id} />
}
