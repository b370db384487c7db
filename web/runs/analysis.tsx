import { useEffect, useState } from 'react'
import type { CallFailure } from '../calls/reply.ts'
import { createPatience } from '../calls/retry.ts'
import { failureText } from '../i18n/failures.ts'
import { t as tOwn } from '../i18n/students/own-data.ts'
import { t } from '../i18n/teachers/analysis.ts'
import { ButtonLink } from '../ui/button.tsx'
import { leaveFor } from './all-pages/embedded.ts'
import { LoadingFailed } from './all-pages/loading-failed.tsx'
import { Panel } from './all-pages/panel.tsx'
import { useOthersKept } from './all-pages/use-others-kept.ts'
import { Waiting } from './all-pages/waiting.tsx'
import type { Session } from './attempt/session.ts'
import { isSubmitted } from './device/kept-attempt.ts'
import { isFirstTime, nowOpenHere, openHere } from './joining/tab-memory.ts'
import { LastDigits } from './result/last-digits.tsx'
import { OwnData } from './result/own-data.tsx'
import { type AnalysisFound, readAnalysis } from './result/reading-analysis.ts'
import { Review } from './result/review.tsx'
import { ShownLater } from './result/shown-later.tsx'

/** What became of a submitted quiz, answer by answer. */
export function Analysis({ session }: { session: Session | null }) {
  const [code] = useState(() => new URLSearchParams(location.search).get('code'))
  const [patience] = useState(createPatience)
  const [found, setFound] = useState<AnalysisFound | null>(null)
  const [isShown, setIsShown] = useState(false)
  const [isOwnAsked, setOwnAsked] = useState(false)
  const [failure, setFailure] = useState<CallFailure | null>(null)

  useOthersKept(session)
  useEffect(() => {
    addEventListener('online', patience.wake)
    // Once in a tab: the page of the quiz may lead here again.
    const mayBringBack = async () =>
      session !== null &&
      (await session.journal.read()).some(isSubmitted) &&
      isFirstTime(`quiz-led-back:${session.code}`)
    void readAnalysis(code, { patience, onFailure: setFailure, mayBringBack }).then((read) => {
      if (read.kind === 'leave') leaveFor(read.to)
      else setFound(read)
    })
    return () => removeEventListener('online', patience.wake)
  }, [code, patience, session])

  useEffect(() => {
    if (found?.kind === 'found') document.title = t('analysis.pageTitle', { title: found.quiz.title })
  }, [found])

  if (found?.kind === 'later' && !isOwnAsked)
    return (
      <ShownLater
        quiz={found.quiz}
        // Others who hold the phone are told nothing of them.
        {...(openHere(found.student.quiz_code) === found.student.id && { student: found.student })}
        onOwnData={() => setOwnAsked(true)}
      />
    )
  if (found?.kind === 'found' || found?.kind === 'later') {
    const { student, quiz } = found
    const { id, quiz_code } = student
    const showHere = () => {
      nowOpenHere(quiz_code, id)
      setIsShown(true)
    }
    // Who submitted it in this tab need not say again who they are.
    if (!isShown && openHere(quiz_code) !== id) return <LastDigits student={student} onRight={showHere} />
    if (found.kind === 'found') return <Review student={student} quiz={quiz} />
    return (
      <Panel title={quiz.title}>
        <OwnData student={student} quiz={quiz} />
      </Panel>
    )
  }
  if (found?.kind === 'erased') return <Erased code={found.code} />
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

function Erased({ code }: { code: string }) {
  return (
    <Panel title={tOwn('ownData.erasedTitle')}>
      <p>{tOwn('ownData.erased')}</p>
      <ButtonLink href={`/quiz?code=${encodeURIComponent(code)}`} variant="quiet" wide className="mt-6">
        {tOwn('ownData.toQuiz')}
      </ButtonLink>
    </Panel>
  )
}
