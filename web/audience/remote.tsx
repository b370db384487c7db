import { useQuery } from '@tanstack/react-query'
import { useParams } from 'react-router'
import { formatNumber } from '../i18n/format.ts'
import { t as responded } from '../i18n/students/responded.ts'
import { t as desk } from '../i18n/teachers/hall-desk.ts'
import { t as pollText } from '../i18n/teachers/polls.ts'
import { t } from '../i18n/teachers/remote.ts'
import { t as settingText } from '../i18n/teachers/settings.ts'
import { hallQuery, type PollResults } from '../questionnaires/polls/api.ts'
import { usePollResults } from '../questionnaires/polls/use-poll-results.ts'
import { WaitingForPoll } from '../questionnaires/polls/waiting-for-poll.tsx'
import { useActing } from '../questionnaires/use-acting.ts'
import { KeyedTexts } from '../questions/parts/keyed-texts.tsx'
import { Prose } from '../questions/parts/prose.tsx'
import { Button } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { CheckboxField } from '../ui/forms/checkbox-field.tsx'
import { useHallStage } from './hall-stage.tsx'
import { usePresentation } from './use-presentation.ts'

/** Leads the screens that present a poll, from a phone in its teacher's hand. */
export function Remote() {
  const { id = '' } = useParams()
  const { results, isOld } = usePollResults(id)
  if (!results.data) return <WaitingForPoll query={results} />
  return <Leading poll={results.data} isOld={isOld} />
}

function Leading({ poll, isOld }: { poll: PollResults; isOld: boolean }) {
  const count = poll.questions.length
  const { at, go, isRevealed, hidesResults, isCodeShown, isHallShown, isBehind, ...press } = usePresentation(
    poll.id,
    count,
  )
  const hall = useQuery(hallQuery(poll.id))
  const hallStage = useHallStage(poll.id, hall.data?.questions ?? [])
  const { act } = useActing()
  const hasHall = hall.data !== undefined && (hall.data.mode !== 'off' || hall.data.questions.length > 0)
  const isAtHall = isHallShown && hasHall
  const isOpen = poll.status === 'active'
  return (
    <div className="mx-auto grid max-w-[26rem] grid-cols-[minmax(0,1fr)] gap-4">
      <div>
        <h1 className="text-2xl">{t('remote.title')}</h1>
        <p className="text-ink-soft">{t('remote.lead')}</p>
      </div>
      <Card className="grid grid-cols-[minmax(0,1fr)] gap-1">
        {isAtHall ? <AskedNow asked={hallStage.now} /> : <AskedHere poll={poll} at={at} />}
        <p role="status" className="tabular font-semibold">
          {t('remote.votes', { count: formatNumber(isAtHall ? (hallStage.now?.votes ?? 0) : poll.votes) })}
        </p>
        {!isOpen && <p>{pollText('polls.isClosed')}</p>}
      </Card>
      {(isOld || isBehind) && (
        <p role="alert" className="text-wrong">
          {t('remote.behind')}
        </p>
      )}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,8.5rem),1fr))] gap-3 [&>*]:min-h-16">
        {!isAtHall && (
          <>
            <Button size="lg" disabled={at === 0} onClick={() => go(-1)}>
              {t('remote.previous')}
            </Button>
            <Button size="lg" variant="primary" disabled={at >= count - 1} onClick={() => go(1)}>
              {t('remote.next')}
            </Button>
            <Button size="lg" onClick={() => press.reveal(!isRevealed)}>
              {pollText(isRevealed ? 'polls.hideResults' : 'polls.reveal')}
            </Button>
          </>
        )}
        {isAtHall && (
          <Button
            size="lg"
            variant="primary"
            className="col-span-full"
            busy={hallStage.isSetting}
            disabled={!hallStage.now && hallStage.shown.length === 0}
            onClick={hallStage.next}
          >
            {hallStage.now && hallStage.shown.length === 0 ? desk('hallDesk.do_answered') : t('remote.nextAsked')}
          </Button>
        )}
        <Button size="lg" onClick={() => press.showCode(!isCodeShown)}>
          {pollText(isCodeShown ? 'polls.hideCode' : 'polls.showCode')}
        </Button>
        {hasHall && (
          <Button size="lg" onClick={() => press.showHall(!isHallShown)}>
            {t(isAtHall ? 'remote.hideHall' : 'remote.showHall')}
          </Button>
        )}
        <Button
          size="lg"
          onClick={() => void act(isOpen ? 'close' : 'reopen', [{ id: poll.id, title: poll.title, kind: 'poll' }])}
        >
          {responded(isOpen ? 'responded.close' : 'responded.reopen')}
        </Button>
      </div>
      <CheckboxField
        label={settingText('settings.label_hides_results')}
        checked={hidesResults}
        onChange={({ currentTarget }) => press.hideResults(currentTarget.checked)}
      />
    </div>
  )
}

function AskedHere({ poll, at }: { poll: PollResults; at: number }) {
  const polled = poll.questions[at]
  return (
    <>
      <p className="tabular text-sm text-ink-soft">
        {t('remote.place', { number: formatNumber(at + 1), count: formatNumber(poll.questions.length) })}
      </p>
      {polled && (
        <KeyedTexts question={polled.question}>
          <h2 dir="auto" className="line-clamp-4 text-lg wrap-anywhere">
            <Prose source={polled.question.prompt} as="phrase" />
          </h2>
        </KeyedTexts>
      )}
    </>
  )
}

function AskedNow({ asked }: { asked: ReturnType<typeof useHallStage>['now'] }) {
  return (
    <>
      <p className="text-sm text-ink-soft">{t('remote.hall')}</p>
      <h2 dir="auto" className="line-clamp-4 text-lg wrap-anywhere">
        {asked?.text ?? desk('hallDesk.nothingShown')}
      </h2>
    </>
  )
}
