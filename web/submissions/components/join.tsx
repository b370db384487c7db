import { useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires.ts'
import type { Participant } from '#domain/participant.ts'
import { takesStudents } from '#domain/questionnaire.ts'
import { t } from '../../i18n/take.ts'
import type { Joined } from '../joining.ts'
import type { PendingStart } from '../kept.ts'
import type { Session } from '../session.ts'
import { useStart } from '../use-start.ts'
import { RESUME_HASH, SOMEBODY_ELSE_HASH } from '../wish.ts'
import { Cover } from './cover.tsx'
import { DetailsForm, type Typed } from './details-form.tsx'
import { Closed, Hero, heroPoints } from './hero.tsx'
import { MaybeStarted } from './maybe-started.tsx'
import { ResumeForm } from './resume-form.tsx'
import { StartFailed } from './start-failed.tsx'
import { useSectionFocus } from './use-section-focus.ts'
import { Welcome, welcomeRules } from './welcome.tsx'

type JoinProps = {
  paper: QuizPaperOnWire
  pending: PendingStart
  session: Session
  onJoined: (joined: Joined) => void
}

type Section = 'hero' | 'form' | 'welcome' | 'resume'

const FIRST: Readonly<Record<string, Section>> = { [RESUME_HASH]: 'resume', [SOMEBODY_ELSE_HASH]: 'form' }

/** From opening the link to the start of the clock. What was typed stays, whatever happens. */
export function Join({ paper, pending, session, onJoined }: JoinProps) {
  const isOpen = takesStudents(paper.status)
  const first = FIRST[location.hash] ?? 'hero'
  const [section, setSection] = useState<Section>(first === 'form' && !isOpen ? 'hero' : first)
  const [typed, setTyped] = useState<Typed>({ name: '', phone: '', district: '' })
  const [participant, setParticipant] = useState<Participant | null>(null)
  const starting = useStart({ session, pending, onJoined })
  const { failure, isTrying } = starting
  const shown = useSectionFocus(section)
  const go = (to: Section) => {
    starting.stop()
    starting.forget()
    setSection(to)
  }
  const begin = async (as?: PendingStart) => {
    const failed = participant && (await starting.begin(participant, as))
    if (failed && Object.keys(failed.fields).length > 0) setSection('form')
  }
  const resumeInstead = () => go('resume')
  return (
    <Cover paper={paper}>
      <div ref={shown}>
        {starting.pending.isPressed && section !== 'welcome' && section !== 'resume' && (
          <MaybeStarted onSomebodyElse={() => void starting.asSomebodyElse()} />
        )}
        {section === 'hero' && (isOpen || starting.pending.isPressed) && (
          <Hero points={heroPoints(paper)} onJoin={() => go('form')} onResume={resumeInstead} />
        )}
        {section === 'hero' && !isOpen && !starting.pending.isPressed && <Closed onResume={resumeInstead} />}
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
            warning={navigator.cookieEnabled ? null : t('take.cookiesOff')}
            isStarting={isTrying}
            onStart={() => void begin()}
            onChange={() => go('form')}
          >
            {failure && (
              <StartFailed
                failure={failure}
                isTrying={isTrying}
                onStop={starting.stop}
                onResume={resumeInstead}
                onCorrect={() => go('form')}
                onSomebodyElse={() => void starting.asSomebodyElse().then(begin)}
              />
            )}
          </Welcome>
        )}
        {section === 'resume' && (
          <ResumeForm phone={typed.phone} session={session} onJoined={onJoined} onBack={() => go('hero')} />
        )}
      </div>
    </Cover>
  )
}
