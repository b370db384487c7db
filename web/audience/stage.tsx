import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { Link } from 'react-router'
import { formatNumber } from '../i18n/format.ts'
import { t as desk } from '../i18n/teachers/hall-desk.ts'
import { t } from '../i18n/teachers/polls.ts'
import { t as settingText } from '../i18n/teachers/settings.ts'
import { hallQuery, type PolledQuestion, type PollResults } from '../questionnaires/polls/api.ts'
import { KeyedTexts } from '../questions/parts/keyed-texts.tsx'
import { Prose } from '../questions/parts/prose.tsx'
import { isReadOut, PresentedTally } from '../questions/presented-tallies.tsx'
import type { Hiding } from '../questions/tally.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { CheckboxField } from '../ui/forms/checkbox-field.tsx'
import { HallBar, HallStage, useHallStage } from './hall-stage.tsx'
import { JoinCode } from './join-code.tsx'
import { SaidTexts } from './said-texts.tsx'
import { usePresentation } from './use-presentation.ts'

/** What is small or large elsewhere is so by the size of the room's letters here. */
const STAGE =
  'stage min-w-0 [--least-scale:0.35] text-[clamp(1.125rem,3.6vmin,3.25rem)] [--text-lg:1.1em] [--text-sm:0.85em] [--text-xl:1.6em]'

type StageProps = { poll: PollResults; isOld: boolean; onFullScreen: () => void }

/** What a room sees, and below it what its presenter presses. */
export function Stage({ poll, isOld, onFullScreen }: StageProps) {
  const presentation = usePresentation(poll.id, poll.questions.length)
  const { at, isHallShown, isCodeShown, isRevealed, hiddenWords, isBehind, go, showHall, hideWord } = presentation
  const words = { hidden: new Set(hiddenWords), onHide: hideWord }
  const hall = useQuery(hallQuery(poll.id))
  const hallStage = useHallStage(poll.id, hall.data?.questions ?? [])
  const hasHall = hall.data !== undefined && (hall.data.mode !== 'off' || hall.data.questions.length > 0)
  const isAtHall = isHallShown && hasHall
  useKeys({
    onStep: (by) => (isAtHall ? by > 0 && hallStage.next() : go(by)),
    onHall: () => hasHall && showHall(!isHallShown),
    onNext: () => isAtHall && hallStage.next(),
  })
  return (
    <div className="grid min-h-full grid-rows-[1fr_auto] gap-[3vmin]">
      <div className="grid content-start gap-[4vmin] lg:grid-cols-[minmax(0,1fr)_auto]">
        <div className={STAGE}>
          {isAtHall ? (
            <HallStage stage={hallStage} />
          ) : (
            <Polled poll={poll} at={at} isRevealed={isRevealed} words={words} />
          )}
          {poll.status !== 'active' && <p>{t('polls.isClosed')}</p>}
          {(isOld || isBehind) && <p className="text-wrong">{t('polls.old')}</p>}
        </div>
        {isCodeShown && <JoinCode shareCode={poll.shareCode} />}
      </div>
      <div className="flex flex-wrap items-center gap-2 bg-paper py-2 lg:sticky lg:bottom-[min(-3vmin,(100dvh-30rem)*99)]">
        {isAtHall && <HallBar pollId={poll.id} stage={hallStage} />}
        {!isAtHall && <PolledBar count={poll.questions.length} presentation={presentation} />}
        {hasHall && (
          <Button aria-keyshortcuts="q" onClick={() => showHall(!isHallShown)}>
            {isAtHall ? desk('hallDesk.close') : desk('hallDesk.open', { count: formatNumber(hallStage.shown.length) })}
          </Button>
        )}
        <Button onClick={() => presentation.showCode(!isCodeShown)}>
          {t(isCodeShown ? 'polls.hideCode' : 'polls.showCode')}
        </Button>
        <Button onClick={onFullScreen}>{t('polls.fullScreen')}</Button>
        <Link to="/dashboard/polls" className={buttonClass({ variant: 'quiet' })}>
          {t('polls.leave')}
        </Link>
        {!isAtHall && (
          <CheckboxField
            className="basis-full"
            label={settingText('settings.label_hides_results')}
            checked={presentation.hidesResults}
            onChange={({ currentTarget }) => presentation.hideResults(currentTarget.checked)}
          />
        )}
      </div>
    </div>
  )
}

type PolledBarProps = { count: number; presentation: ReturnType<typeof usePresentation> }

/** What a presenter presses while a question of the poll is shown. */
function PolledBar({ count, presentation }: PolledBarProps) {
  const { at, go, isRevealed, reveal, hiddenWords, showWords } = presentation
  return (
    <>
      {count > 1 && (
        <>
          <Button onClick={() => go(-1)}>{t('polls.previous')}</Button>
          <span className="tabular">
            {t('polls.place', { number: formatNumber(at + 1), count: formatNumber(count) })}
          </span>
          <Button onClick={() => go(1)}>{t('polls.next')}</Button>
        </>
      )}
      <Button onClick={() => reveal(!isRevealed)}>{t(isRevealed ? 'polls.hideResults' : 'polls.reveal')}</Button>
      {hiddenWords.length > 0 && (
        <Button onClick={showWords}>{t('polls.showWords', { count: formatNumber(hiddenWords.length) })}</Button>
      )}
    </>
  )
}

type PolledProps = Pick<StageProps, 'poll'> & {
  at: number
  isRevealed: boolean
  words: Hiding
}

function Polled({ poll, at, isRevealed, words: { hidden, onHide } }: PolledProps) {
  const polled = poll.questions[at]
  return (
    <>
      {polled && (
        <KeyedTexts question={polled.question}>
          <h1 dir="auto" className="line-clamp-4 text-[clamp(1.5rem,5.5vmin,4.5rem)] leading-tight wrap-anywhere">
            <Prose source={polled.question.prompt} as="phrase" />
          </h1>
          {isRevealed ? (
            <Answered pollId={poll.id} polled={polled} hidden={hidden} onHide={onHide} />
          ) : (
            <p className="mt-[4vmin] text-ink-soft">{t('polls.hidden')}</p>
          )}
        </KeyedTexts>
      )}
      <p role="status" className="tabular mt-[3vmin] font-semibold">
        {t('polls.votes', { count: formatNumber(poll.votes) })}
      </p>
    </>
  )
}

type AnsweredProps = Hiding & { pollId: string; polled: PolledQuestion }

function Answered({ pollId, polled, ...hiding }: AnsweredProps) {
  const { question } = polled
  if (isReadOut(question))
    return <SaidTexts pollId={pollId} questionId={question.id} lang={question.language} {...hiding} />
  return <PresentedTally {...polled} lang={question.language} {...hiding} />
}

type Keys = { onStep: (by: -1 | 1) => void; onHall: () => void; onNext: () => void }

/** The arrow keys, and what a presenter's remote sends, go on and back. */
const useKeys = (keys: Keys) => {
  const latest = useRef(keys)
  useEffect(() => {
    latest.current = keys
  })
  useEffect(() => {
    const press = ({ key, ctrlKey, metaKey, altKey }: KeyboardEvent) => {
      if (ctrlKey || metaKey || altKey) return
      const { onStep, onHall, onNext } = latest.current
      if (['ArrowRight', 'PageDown'].includes(key)) onStep(1)
      if (['ArrowLeft', 'PageUp'].includes(key)) onStep(-1)
      if (key.toLowerCase() === 'q') onHall()
      if (key.toLowerCase() === 'n') onNext()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  }, [])
}
