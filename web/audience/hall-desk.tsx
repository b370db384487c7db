import { useQuery } from '@tanstack/react-query'
import { useId } from 'react'
import { Link, useParams } from 'react-router'
import type { AudienceQuestionOnWire } from '#contract/audience/audience-questions.ts'
import type { HallState } from '#domain/audience/audience-question.ts'
import { formatNumber, formatTimeOfDay } from '../i18n/format.ts'
import { t } from '../i18n/teachers/hall-desk.ts'
import { hallQuery, prepareVotes } from '../questionnaires/polls/api.ts'
import { useFollowedPoll } from '../questionnaires/polls/use-poll-results.ts'
import { WaitingForPoll } from '../questionnaires/polls/waiting-for-poll.tsx'
import { TakeFiles } from '../results/downloads/take-files.tsx'
import { Button, buttonClass } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { EmptyState } from '../ui/empty-state.tsx'
import { useSettingQuestions } from './use-setting-questions.ts'

/** What can be done with a question that stands so. */
const DEEDS: Record<HallState, readonly Exclude<HallState, 'waiting'>[]> = {
  waiting: ['shown', 'now', 'hidden'],
  now: ['answered', 'shown', 'hidden'],
  shown: ['now', 'answered', 'hidden'],
  answered: ['shown'],
  hidden: ['shown'],
}

/** What the audience of a poll asks, for whoever decides what is shown; it follows what comes. */
export function HallDesk() {
  const { id = '' } = useParams()
  const hall = useQuery(hallQuery(id))
  const { isOld } = useFollowedPoll(id)
  if (!hall.data) return <WaitingForPoll query={hall} />
  const { title, mode, is_open: isOpen, questions } = hall.data
  const address = `/dashboard/polls/${encodeURIComponent(id)}`
  return (
    <div className="mx-auto grid max-w-3xl grid-cols-[minmax(0,1fr)] gap-5">
      <div>
        <h1 className="text-2xl">{t('hallDesk.title')}</h1>
        <p dir="auto" className="text-ink-soft wrap-anywhere">
          {title}
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <Link to={`${address}/present`} className={buttonClass()}>
          {t('hallDesk.present')}
        </Link>
        <Link to={`${address}/settings`} className={buttonClass({ variant: 'quiet' })}>
          {t('hallDesk.settings')}
        </Link>
        {questions.length > 0 && <TakeQuestions id={id} />}
      </div>
      {mode === 'off' && <p>{t('hallDesk.isOff')}</p>}
      {mode !== 'off' && !isOpen && <p>{t('hallDesk.isClosed')}</p>}
      {isOld && <p className="text-wrong">{t('hallDesk.old')}</p>}
      {questions.length === 0 && mode !== 'off' && (
        <Card>
          <EmptyState title={t('hallDesk.none')}>{t('hallDesk.noneHelp')}</EmptyState>
        </Card>
      )}
      {(['waiting', 'now', 'shown', 'answered', 'hidden'] as const).map((state) => (
        <Part key={state} pollId={id} state={state} questions={questions.filter((each) => each.state === state)} />
      ))}
    </div>
  )
}

function TakeQuestions({ id }: { id: string }) {
  return (
    <TakeFiles
      title={t('hallDesk.takeTitle')}
      intro={t('hallDesk.takeIntro')}
      offered={[
        {
          ...{ what: 'hall_questions' as const, formats: ['csv' as const] },
          ...{ name: t('hallDesk.title'), hint: t('hallDesk.takeHint') },
        },
      ]}
      prepare={(wanted) => prepareVotes(id, wanted)}
    />
  )
}

type PartProps = { pollId: string; state: HallState; questions: readonly AudienceQuestionOnWire[] }

function Part({ pollId, state, questions }: PartProps) {
  const headingId = useId()
  if (questions.length === 0) return null
  return (
    <section aria-labelledby={headingId} className="grid grid-cols-[minmax(0,1fr)] gap-3">
      <h2 id={headingId} className="tabular text-lg">
        {state === 'now' ? t('hallDesk.now') : t(`hallDesk.${state}`, { count: formatNumber(questions.length) })}
      </h2>
      <ul className="grid grid-cols-[minmax(0,1fr)] gap-3">
        {questions.map((question) => (
          <li key={question.id}>
            <Asked pollId={pollId} question={question} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Asked({ pollId, question }: { pollId: string; question: AudienceQuestionOnWire }) {
  const textId = useId()
  const { setWithUndo, isSetting } = useSettingQuestions(pollId)
  const { state, text, votes, asked_at: askedAt } = question
  return (
    <Card className="grid grid-cols-[minmax(0,1fr)] gap-2">
      <p id={textId} dir="auto" className="text-lg wrap-anywhere">
        {text}
      </p>
      <p className="tabular flex flex-wrap gap-x-3 text-ink-soft">
        <span>{formatTimeOfDay(Date.parse(askedAt))}</span>
        <span>{t('hallDesk.votes', { count: formatNumber(votes) })}</span>
      </p>
      <div className="flex flex-wrap gap-2">
        {DEEDS[state].map((deed) => (
          <Button
            key={deed}
            busy={isSetting}
            aria-describedby={textId}
            onClick={() => void setWithUndo(question, deed)}
          >
            {deed === 'shown' && state !== 'waiting' ? t('hallDesk.back') : t(`hallDesk.do_${deed}`)}
          </Button>
        ))}
      </div>
    </Card>
  )
}
