import { type ComponentType, useEffect, useState } from 'react'
import type { EnteredOnWire } from '#contract/runs/attempts-requests.ts'
import { randomKey } from '../../calls/random-key.ts'
import { t } from '../../i18n/students/take.ts'
import { Button } from '../../ui/button.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import type { Session } from '../attempt/session.ts'
import { DetailsForm } from '../join-form/details-form.tsx'
import type { DetailsProps, OwnForm, ResumeProps } from '../join-form/own-form-parts.tsx'
import type { Typed } from '../join-form/typed.ts'
import { type Joined, resume } from './joining.ts'

type OfForm = { form: OwnForm | null }

/** What students tell before they start: name, phone and district, or what their teacher asks. */
export function JoinDetails({ form, ...props }: DetailsProps & OfForm) {
  return form ? <form.Details {...props} /> : <DetailsForm {...props} />
}

type JoinResumeProps = OfForm & {
  /** As typed in the form before, if it was. */
  typed: Typed
  session: Session
  onJoined: (joined: Joined) => void
  onBack: () => void
}

let usual: ComponentType<ResumeProps> | null = null

/** Brings the usual form for going on: few need it, and nobody without the network. */
export const loadResumeForm = async (): Promise<void> => {
  usual ??= (await import('./resume-form.tsx')).ResumeForm
}

function UsualResume(props: ResumeProps) {
  const [isFailed, setFailed] = useState(false)
  const [, setThere] = useState(usual !== null)
  useEffect(() => {
    loadResumeForm().then(
      () => setThere(true),
      () => setFailed(true),
    )
  }, [])
  const Resume = usual
  if (Resume) return <Resume {...props} />
  return (
    <>
      {isFailed && <ErrorPanel title={t('take.noNetwork')} />}
      <Button variant="quiet" wide className="mt-3" onClick={props.onBack}>
        {t('take.back')}
      </Button>
    </>
  )
}

/** The same for whoever goes on from another device. */
export function JoinResume({ form, typed, session, onJoined, onBack }: JoinResumeProps) {
  // Asked again because its answer was lost, it is the same hand-over.
  const [deviceKey] = useState(randomKey)
  const ask = async (entered: EnteredOnWire, resumeCode: string) => {
    const reply = await resume({ ...entered, resumeCode, deviceKey }, session)
    if (!reply.ok) return reply.failure
    onJoined(reply.value)
    return null
  }
  const Resume = form ? form.Resume : UsualResume
  return <Resume typed={typed} onAsk={ask} onBack={onBack} />
}
