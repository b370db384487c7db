import { useEffect, useState } from 'react'
import { randomKey } from '../api/random-key.ts'
import type { CallFailure } from '../api/reply.ts'
import { t } from '../i18n/take.ts'
import { toast } from '../ui/toast.ts'
import { Attempt, type AttemptStart } from './attempt.ts'
import { Join } from './components/join.tsx'
import { LoadingFailed } from './components/loading-failed.tsx'
import { TakeQuiz } from './components/take-quiz.tsx'
import { Waiting } from './components/waiting.tsx'
import type { Joined } from './joining.ts'
import { analysisOf, type Opening, openQuiz } from './opening.ts'
import type { Session } from './session.ts'

export function Take({ session }: { session: Session | null }) {
  useEffect(() => {
    if (!session) location.replace('/?notice=missing_code')
  }, [session])
  return session ? <Quiz session={session} /> : <Waiting />
}

function Quiz({ session }: { session: Session }) {
  const [opening, setOpening] = useState<Opening | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [attempt, setAttempt] = useState<Attempt | null>(null)

  const joined = (found: Joined) => {
    if (found.kind === 'submitted') location.replace(analysisOf(session.code))
    else setAttempt(beginAttempt(found.start, session))
  }
  useEffect(() => {
    const opened = (found: Opening) => {
      if (found.kind === 'leave') location.replace(found.to)
      else setOpening(found)
      if (found.kind === 'take') setAttempt(beginAttempt(found.start, session))
    }
    void openQuiz({ ...session, newKey: randomKey, onFailure: setFailure }).then(opened)
  }, [session])

  useEffect(() => {
    if (opening && 'paper' in opening) document.title = `${opening.paper.title} · ${t('take.product')}`
  }, [opening])

  if (opening?.kind === 'refused') return <LoadingFailed failure={opening.failure} onRetry={() => location.reload()} />
  if (opening && 'paper' in opening && attempt) {
    return <TakeQuiz attempt={attempt} paper={opening.paper} session={session} />
  }
  if (opening?.kind === 'join') {
    return <Join paper={opening.paper} notes={opening.notes} session={session} onJoined={joined} />
  }
  return failure ? <LoadingFailed failure={failure} onRetry={session.patience.wake} /> : <Waiting />
}

const beginAttempt = (start: AttemptStart, session: Session): Attempt => {
  const attempt = new Attempt(start, {
    ...session,
    onSubmitFailing: () => toast.error(t('take.submitFailed')),
  })
  void attempt.begin()
  return attempt
}
