import { useEffect, useState } from 'react'
import type { CallFailure } from '../api/reply.ts'
import { t } from '../i18n/analysis.ts'
import { failureText } from '../i18n/failures.ts'
import { ButtonLink } from '../ui/button.tsx'
import { LastDigits } from './components/last-digits.tsx'
import { LoadingFailed } from './components/loading-failed.tsx'
import { Panel } from './components/panel.tsx'
import { Review } from './components/review.tsx'
import { ShownLater } from './components/shown-later.tsx'
import { Waiting } from './components/waiting.tsx'
import { type AnalysisFound, readAnalysis } from './reading-analysis.ts'
import { createPatience } from './retry.ts'
import { nowOpenHere, openHere } from './tab-memory.ts'

/** What became of a submitted quiz, answer by answer. */
export function Analysis() {
  const [code] = useState(() => new URLSearchParams(location.search).get('code'))
  const [patience] = useState(createPatience)
  const [found, setFound] = useState<AnalysisFound | null>(null)
  const [isShown, setIsShown] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  useEffect(() => {
    addEventListener('online', patience.wake)
    void readAnalysis(code, { patience, onFailure: setFailure }).then((read) => {
      if (read.kind === 'leave') location.replace(read.to)
      else setFound(read)
    })
    return () => removeEventListener('online', patience.wake)
  }, [code, patience])

  useEffect(() => {
    if (found?.kind === 'found') document.title = t('analysis.pageTitle', { title: found.quiz.title })
  }, [found])

  if (found?.kind === 'found') {
    const { student, quiz } = found
    const { id, quiz_code } = student
    const showHere = () => {
      nowOpenHere(quiz_code, id)
      setIsShown(true)
    }
    // Who submitted it in this tab need not say again who they are.
    if (!isShown && openHere(quiz_code) !== id) return <LastDigits student={student} onRight={showHere} />
    return <Review student={student} quiz={quiz} />
  }
  if (found?.kind === 'later') return <ShownLater quiz={found.quiz} />
  if (found?.kind === 'refused') return <Refused failure={found.failure} code={code} />
  return failure ? (
    <LoadingFailed title={t('analysis.failedTitle')} failure={failure} onRetry={patience.wake} />
  ) : (
    <Waiting>{t('analysis.loading')}</Waiting>
  )
}

/** The answer may come later: after the submission, or when the teacher releases it. */
function Refused({ failure, code }: { failure: CallFailure; code: string | null }) {
  return (
    <Panel title={t('analysis.notYet')}>
      <p>{failureText(failure)}</p>
      {code && (
        <ButtonLink href={`/quiz?code=${encodeURIComponent(code)}`} variant="primary" wide className="mt-6">
          {t('analysis.toQuiz')}
        </ButtonLink>
      )}
    </Panel>
  )
}
