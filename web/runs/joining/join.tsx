import { useEffect, useState } from 'react'
import type { QuizPaperOnWire } from '#contract/questionnaires/papers.ts'
import { takesStudents } from '#domain/questionnaires/questionnaire-status.ts'
import { t } from '../../i18n/students/take.ts'
import { OthersKept, OwnQuiz } from '../all-pages/extras.tsx'
import type { Session } from '../attempt/session.ts'
import { type Section, useSteps } from '../attempt/use-steps.ts'
import { RESUME_HASH, SOMEBODY_ELSE_HASH } from '../attempt/wish.ts'
import type { PendingStart } from '../device/kept.ts'
import { Closed, Hero, heroPoints } from '../join-form/hero.tsx'
import { ownFormOf } from '../join-form/load-own-form.ts'
import { readyIn, type Typed } from '../join-form/typed.ts'
import { Cover } from './cover.tsx'
import { Intro } from './intro.tsx'
import { JoinDetails, JoinResume } from './join-form.tsx'
import type { Joined } from './joining.ts'
import { MaybeStarted } from './maybe-started.tsx'
import { StartFailed } from './start-failed.tsx'
import { keepTyped, typedHere } from './tab-memory.ts'
import { useSectionFocus } from './use-section-focus.ts'
import { useStart } from './use-start.ts'
import { Welcome, welcomeRules } from './welcome.tsx'

type JoinProps = {
  paper: QuizPaperOnWire
  pending: PendingStart
  session: Session
  onJoined: (joined: Joined) => void
}

const FIRST: Readonly<Record<string, Section>> = { [RESUME_HASH]: 'resume', [SOMEBODY_ELSE_HASH]: 'form' }

/** As the server hints to scripts: see `theme.js`. */
const isTeacherHere = () => 'signedIn' in document.documentElement.dataset

type Standing = { isShut: boolean; isWhole: boolean }

/** The step one has come to, as far as it can be stood on: nobody fills in a form for a quiz that takes nobody. */
const sectionFor = (step: Section, { isShut, isWhole }: Standing): Section => {
  if (step === 'resume') return step
  if (isShut) return 'hero'
  return step === 'welcome' && !isWhole ? 'form' : step
}

/** From opening the link to the start of the clock. What was typed stays, whatever happens. */
export function Join({ paper, pending, session, onJoined }: JoinProps) {
  const steps = useSteps(FIRST[location.hash] ?? 'hero')
  const [typed, setTyped] = useState(() => typedHere(session.code))
  const [form] = useState(() => ownFormOf(paper))
  const ready = (form?.ready ?? readyIn)(typed)
  const starting = useStart({ session, pending, onJoined })
  // Whoever has started somewhere else may still go on here.
  const isShut = !takesStudents(paper.status) && !starting.pending.isPressed
  const section = sectionFor(steps.section, { isShut, isWhole: ready !== null })
  const { failure, isTrying } = starting
  const shown = useSectionFocus(section)
  // Whoever goes back does not want to start any more.
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is the step that counts
  useEffect(() => {
    if (section !== 'welcome') starting.stop()
  }, [section])
  const go = (to: Section) => {
    starting.stop()
    starting.forget()
    steps.go(to)
  }
  const type = (details: Typed) => {
    setTyped(details)
    keepTyped(session.code, details)
  }
  const begin = async (as?: PendingStart) => {
    const failed = ready && (await starting.begin(ready.entered, as))
    if (failed && Object.keys(failed.fields).length > 0) steps.go('form')
  }
  const resumeInstead = () => go('resume')
  return (
    <Cover paper={paper}>
      <OthersKept session={session} />
      {(section === 'hero' || section === 'welcome') && <Intro look={paper.settings?.look} />}
      <div ref={shown}>
        {starting.pending.isPressed && section !== 'welcome' && section !== 'resume' && (
          <MaybeStarted onSomebodyElse={() => void starting.asSomebodyElse()} />
        )}
        {section === 'hero' && isTeacherHere() && <OwnQuiz code={session.code} />}
        {section === 'hero' && !isShut && (
          <Hero points={heroPoints(paper)} onJoin={() => go('form')} onResume={resumeInstead} />
        )}
        {section === 'hero' && isShut && <Closed onResume={resumeInstead} />}
        {section === 'form' && (
          <JoinDetails
            form={form}
            typed={typed}
            refused={failure?.fields ?? {}}
            onType={type}
            onDone={() => go('welcome')}
            onResume={resumeInstead}
          />
        )}
        {section === 'welcome' && ready && (
          <Welcome
            name={ready.name}
            details={ready.details}
            rules={welcomeRules(paper, form?.resumeRule ?? t('take.ruleResume'))}
            warning={navigator.cookieEnabled ? null : t('take.cookiesOff')}
            isStarting={isTrying}
            onStart={() => void begin()}
            onChange={() => go('form')}
          >
            {failure && (
              <StartFailed
                failure={failure}
                words={form?.startWords}
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
          <JoinResume form={form} typed={typed} session={session} onJoined={onJoined} onBack={() => go('hero')} />
        )}
      </div>
    </Cover>
  )
}
