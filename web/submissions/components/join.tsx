import { useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import type { Participant } from '#domain/participant.ts'
import { takesStudents } from '#domain/questionnaire.ts'
import type { CallFailure } from '../../api/reply.ts'
import { type Joined, start } from '../joining.ts'
import type { Notes } from '../journal.ts'
import type { Session } from '../session.ts'
import { Cover } from './cover.tsx'
import { DetailsForm, type Typed } from './details-form.tsx'
import { Closed, Hero, heroPoints } from './hero.tsx'
import { ResumeForm } from './resume-form.tsx'
import { useSectionFocus } from './use-section-focus.ts'
import { Welcome, welcomeRules } from './welcome.tsx'

type JoinProps = {
  paper: QuizPaperOnWire
  notes: Notes | null
  session: Session
  onJoined: (joined: Joined) => void
}

type Section = 'hero' | 'form' | 'welcome' | 'resume'

/** In the address, so that a page that lost its attempt can lead straight to the resume code. */
export const RESUME_HASH = '#resume'

/** From opening the link to the start of the clock. What was typed stays, whatever happens. */
export function Join({ paper, notes, session, onJoined }: JoinProps) {
  const [section, setSection] = useState<Section>(location.hash === RESUME_HASH ? 'resume' : 'hero')
  const [typed, setTyped] = useState<Typed>({ name: '', phone: '', district: '' })
  const [participant, setParticipant] = useState<Participant | null>(null)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const [isStarting, setIsStarting] = useState(false)
  const shown = useSectionFocus(section)
  const go = (to: Section) => {
    setFailure(null)
    setSection(to)
  }

  const begin = async () => {
    if (!participant || isStarting) return
    setIsStarting(true)
    setFailure(null)
    const reply = await start(participant, { session, paper, notes })
    setIsStarting(false)
    if (reply.ok) return onJoined(reply.value)
    setFailure(reply.failure)
    if (Object.keys(reply.failure.fields).length > 0) setSection('form')
  }

  const resumeInstead = () => go('resume')
  return (
    <Cover paper={paper}>
      <div ref={shown}>
        {section === 'hero' && takesStudents(paper.status) && (
          <Hero points={heroPoints(paper)} onJoin={() => go('form')} onResume={resumeInstead} />
        )}
        {section === 'hero' && !takesStudents(paper.status) && <Closed onResume={resumeInstead} />}
        {section === 'form' && (
          <DetailsForm
            typed={typed}
            refused={failure?.fields ?? {}}
            onType={setTyped}
            onDone={(details) => {
              setParticipant(details)
              go('welcome')
            }}
            onResume={resumeInstead}
          />
        )}
        {section === 'welcome' && participant && (
          <Welcome
            participant={participant}
            rules={welcomeRules(paper)}
            failure={failure}
            isStarting={isStarting}
            onStart={begin}
            onChange={() => go('form')}
            onResume={resumeInstead}
          />
        )}
        {section === 'resume' && (
          <ResumeForm
            phone={typed.phone}
            joining={{ session, paper, notes }}
            onJoined={onJoined}
            onBack={() => go('hero')}
          />
        )}
      </div>
    </Cover>
  )
}
