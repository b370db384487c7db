import './paper.css'
import { useParams, useSearchParams } from 'react-router'
import { printedIn } from '../downloads/print-address.ts'
import { ClassReport } from './class-report.tsx'
import { Sheets } from './sheets.tsx'

/** The results of a quiz for paper; the address says what. */
export function PrintResults() {
  const { id = '' } = useParams()
  const [params] = useSearchParams()
  const printed = printedIn(params)
  if (printed.what === 'sheets') return <Sheets key={printed.part} quizId={id} part={printed.part ?? 1} />
  return <ClassReport key={id} quizId={id} />
}
