import type { ComponentProps } from 'react'
import type { CallFailure } from '../../calls/reply.ts'
import { t } from '../../i18n/students/take.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { extra } from '../../ui/extra.tsx'
import { mayComeBack } from '../all-pages/embedded.ts'
import { MaybeStarted, OthersKept, OwnQuiz } from '../all-pages/extras.tsx'
import { reasonOf } from '../all-pages/loading-failed.tsx'
import { Closed, Hero, heroPoints } from '../join-form/hero.tsx'
import { Cover } from './cover.tsx'
import { Intro } from './intro.tsx'
import { JoinDetails, JoinResume } from './join-form.tsx'
import { StartFailed } from './start-failed.tsx'
import { StillComing } from './still-coming.tsx'
import { type JoinOptions, useJoining } from './use-joining.ts'
import { useSectionFocus } from './use-section-focus.ts'
import { Welcome, welcomeRules } from './welcome.tsx'

const Tryout = extra<ComponentProps<typeof import('../tryout/tryout.tsx').Tryout>>(() =>
  import('../tryout/tryout.tsx').then((module) => module.Tryout),
)

type JoinProps = JoinOptions & {
  /** Why it takes long until Start can be sent. */
  opening?: CallFailure | null
}

/** As the server hints to scripts: see `early.js`. */
const isTeacherHere = () => 'signedIn' in document.documentElement.dataset

/** From opening the link to the start of the clock. What was typed stays, whatever happens. */
export function Join({ opening = null, ...options }: JoinProps) {
  const { paper, session, onJoined } = options
  const joining = useJoining(options)
  const { isAlive, section, go, typed, form, door, ready, isShut, failure } = joining
  const shown = useSectionFocus(section)
  const resumeInstead = () => go('resume')
  // Its room is kept: nothing moves under a finger once it comes.
  const tryout = <div className="mt-3 min-h-11">{session && <Tryout paper={paper} clock={session.clock} />}</div>
  return (
    <Cover paper={paper}>
      {session && <OthersKept session={session} />}
      {section !== 'form' && section !== 'resume' && <Intro look={paper.settings?.look} isReady={joining.isReady} />}
      {door && !isShut && section !== 'form' && section !== 'resume' && <door.Facts opening={door.opening} />}
      <div ref={shown}>
        {joining.isMaybeStarted && section !== 'welcome' && section !== 'resume' && (
          <MaybeStarted onSomebodyElse={joining.asSomebodyElse} />
        )}
        {section === 'hero' && isTeacherHere() && <OwnQuiz code={paper.share_code} />}
        {(section === 'hero' || !isAlive) && (
          <div data-early={isAlive ? undefined : isShut ? 'closed' : 'hero'}>
            {isShut ? (
              <Closed onResume={resumeInstead} />
            ) : (
              <Hero points={heroPoints(paper)} onJoin={() => go('form')} onResume={resumeInstead}>
                {tryout}
              </Hero>
            )}
          </div>
        )}
        {(section === 'form' || !(isAlive || isShut)) && (
          <div ref={joining.fields} data-early={isAlive ? undefined : 'form'}>
            <JoinDetails
              form={form}
              typed={typed}
              help={paper.settings?.practice && t('take.practiceHelp')}
              refused={failure?.fields ?? {}}
              onType={joining.type}
              onDone={() => go('welcome')}
              onResume={resumeInstead}
            />
          </div>
        )}
        {!isAlive && <StillComing />}
        {section === 'welcome' && ready && (
          <Welcome
            name={ready.name}
            details={ready.details}
            rules={welcomeRules(paper, form?.resumeRule ?? t('take.ruleResume'))}
            warning={mayComeBack() ? null : t('take.cookiesOff')}
            isStarting={joining.isStarting}
            onStart={joining.start}
            onChange={() => go('form')}
            door={
              door &&
              session && (
                <door.Start
                  {...{ typed, failure, opening: door.opening, code: paper.share_code, clock: session.clock }}
                  isStarting={joining.isStarting}
                  onType={joining.type}
                  onStart={joining.start}
                />
              )
            }
          >
            {tryout}
            {opening && !joining.isReady && (
              <div className="mt-5">
                <ErrorPanel title={reasonOf(opening)}>{t('take.failedHelp')}</ErrorPanel>
              </div>
            )}
            {failure && !door?.says(failure) && (
              <StartFailed
                failure={failure}
                words={form?.startWords}
                isTrying={joining.isTrying}
                onStop={joining.stop}
                onResume={resumeInstead}
                onCorrect={() => go('form')}
                onSomebodyElse={joining.startAsSomebodyElse}
              />
            )}
          </Welcome>
        )}
        {section === 'resume' && session && (
          <JoinResume form={form} typed={typed} session={session} onJoined={onJoined} onBack={() => go('hero')} />
        )}
      </div>
    </Cover>
  )
}
