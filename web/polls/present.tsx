import { useEffect, useRef, useState } from 'react'
import { Link, useParams } from 'react-router'
import { errorText } from '../i18n/all-failures.ts'
import { formatNumber } from '../i18n/format.ts'
import { t } from '../i18n/polls.ts'
import { QrCode } from '../questionnaires/components/qr-code.tsx'
import { KeyedTexts } from '../questions/parts/keyed-texts.tsx'
import { Prose } from '../questions/parts/prose.tsx'
import { PresentedTally } from '../questions/presented-tallies.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { ErrorPanel } from '../ui/error-panel.tsx'
import type { PollResults } from './api.ts'
import { pollLink } from './poll-link.ts'
import { useHiddenWords } from './use-hidden-words.ts'
import { usePollResults } from './use-poll-results.ts'

/** A poll for a whole room, read from its last row. */
export function Present() {
  const { id = '' } = useParams()
  const { results, isOld } = usePollResults(id)
  const screen = useRef<HTMLDivElement>(null)
  return (
    <div ref={screen} className="fixed inset-0 z-40 overflow-auto bg-paper p-[3vmin]">
      {results.error && !results.data && (
        <ErrorPanel title={t('polls.failed')} onRetry={() => void results.refetch()}>
          {errorText(results.error)}
        </ErrorPanel>
      )}
      {results.data && (
        <Stage poll={results.data} isOld={isOld} onFullScreen={() => void screen.current?.requestFullscreen()} />
      )}
    </div>
  )
}

type StageProps = { poll: PollResults; isOld: boolean; onFullScreen: () => void }

function Stage({ poll, isOld, onFullScreen }: StageProps) {
  const { at, go } = usePlace(poll.questions.length)
  const [isCodeShown, setCodeShown] = useState(true)
  const [isRevealed, setRevealed] = useState(true)
  const { hidden, onHide, showAll } = useHiddenWords(poll.id)
  const polled = poll.questions[at]
  return (
    <div className="grid min-h-full grid-rows-[1fr_auto] gap-[3vmin]">
      <div className="grid content-start gap-[4vmin] lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className="min-w-0 text-[clamp(1.125rem,3vmin,2.75rem)]">
          {polled && (
            <KeyedTexts question={polled.question}>
              <h1 dir="auto" className="line-clamp-4 text-[clamp(1.5rem,5.5vmin,4.5rem)] leading-tight wrap-anywhere">
                <Prose source={polled.question.prompt} as="phrase" />
              </h1>
              {isRevealed ? (
                <PresentedTally {...polled} lang={polled.question.language} hidden={hidden} onHide={onHide} />
              ) : (
                <p className="mt-[4vmin] text-ink-soft">{t('polls.hidden')}</p>
              )}
            </KeyedTexts>
          )}
          <p role="status" className="tabular mt-[3vmin] font-semibold">
            {t('polls.votes', { count: formatNumber(poll.votes) })}
          </p>
          {poll.status !== 'active' && <p>{t('polls.isClosed')}</p>}
          {isOld && <p className="text-wrong">{t('polls.old')}</p>}
        </div>
        {isCodeShown && <Code shareCode={poll.shareCode} />}
      </div>
      <div className="flex flex-wrap items-center gap-2">
        {poll.questions.length > 1 && (
          <>
            <Button onClick={() => go(-1)}>{t('polls.previous')}</Button>
            <span className="tabular">
              {t('polls.place', { number: formatNumber(at + 1), count: formatNumber(poll.questions.length) })}
            </span>
            <Button onClick={() => go(1)}>{t('polls.next')}</Button>
          </>
        )}
        <Button onClick={() => setCodeShown(!isCodeShown)}>
          {t(isCodeShown ? 'polls.hideCode' : 'polls.showCode')}
        </Button>
        <Button onClick={() => setRevealed(!isRevealed)}>{t(isRevealed ? 'polls.hideResults' : 'polls.reveal')}</Button>
        {hidden.size > 0 && (
          <Button onClick={showAll}>{t('polls.showWords', { count: formatNumber(hidden.size) })}</Button>
        )}
        <Button onClick={onFullScreen}>{t('polls.fullScreen')}</Button>
        <Link to="/dashboard/polls" className={buttonClass({ variant: 'quiet' })}>
          {t('polls.leave')}
        </Link>
      </div>
    </div>
  )
}

function Code({ shareCode }: { shareCode: string }) {
  return (
    <div className="grid w-full max-w-[min(22rem,80vw)] content-start justify-items-center gap-3 justify-self-center text-center lg:w-[34vmin] lg:max-w-none">
      <QrCode text={pollLink(location.origin, shareCode)} label={t('polls.qr')} />
      <p className="text-[clamp(1rem,2.6vmin,2.25rem)] font-semibold wrap-anywhere">
        {t('polls.joinAt', { link: `${location.host}/poll` })}
      </p>
      <p className="text-[clamp(1.5rem,5vmin,4rem)] leading-tight font-bold tracking-wider wrap-anywhere">
        {shareCode}
      </p>
    </div>
  )
}

/** Which question is shown; the arrow keys and what a presenter's remote sends go on and back. */
const usePlace = (count: number) => {
  const [place, setPlace] = useState(0)
  const at = Math.min(place, Math.max(0, count - 1))
  const go = (by: number) => setPlace(Math.max(0, Math.min(count - 1, at + by)))
  useEffect(() => {
    const press = ({ key }: KeyboardEvent) => {
      const by = ['ArrowRight', 'PageDown'].includes(key) ? 1 : ['ArrowLeft', 'PageUp'].includes(key) ? -1 : 0
      if (by !== 0) setPlace((now) => Math.max(0, Math.min(count - 1, now + by)))
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [count])
  return { at, go }
}
