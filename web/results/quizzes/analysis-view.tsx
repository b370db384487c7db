import { QuizOverview } from './overview.tsx'
import { QuestionResults } from './question-results.tsx'

type AnalysisViewProps = {
  tab: 'overview' | 'questions'
  results: { title: string; inProgress: number; lateWaiting: number; markingWaiting: number }
  quizId: string
  version: number | null
  onVersion: (version: number | null) => void
}

/** What all results of a quiz come to, by question or together; loaded only where it is looked at. */
export function AnalysisView({ tab, results, quizId, version, onVersion }: AnalysisViewProps) {
  const { title, inProgress, lateWaiting, markingWaiting } = results
  const shared = { quizId, version, isRunning: inProgress > 0, onVersion }
  if (tab === 'questions') return <QuestionResults {...shared} />
  return <QuizOverview {...shared} title={title} lateWaiting={lateWaiting} markingWaiting={markingWaiting} />
}
