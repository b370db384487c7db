import ChartColumn from 'lucide-react/icons/chart-column'
import Copy from 'lucide-react/icons/copy'
import MessageCircleQuestion from 'lucide-react/icons/message-circle-question-mark'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import Settings from 'lucide-react/icons/settings'
import Smartphone from 'lucide-react/icons/smartphone'
import { useState } from 'react'
import { t as desk } from '../../i18n/teachers/hall-desk.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { t as remote } from '../../i18n/teachers/remote.ts'
import { Doing, Leading } from '../../ui/action-list.tsx'
import { RespondedMenu } from '../list/responded-menu.tsx'
import { type ListedPoll, pollsQuery } from './api.ts'
import { ResetPoll } from './reset-poll.tsx'

/** All that can be done with a poll. */
export function PollMenu({ poll }: { poll: Omit<ListedPoll, 'lastVoteAt' | 'questions'> }) {
  const [isResetting, setResetting] = useState(false)
  const address = `/dashboard/polls/${encodeURIComponent(poll.id)}`
  return (
    <>
      <RespondedMenu of={poll} queryKey={pollsQuery.queryKey}>
        {(close) => (
          <>
            <Leading icon={<Pencil />} label={t('polls.edit')} to={`${address}/edit`} />
            <Leading icon={<Settings />} label={t('polls.settings')} to={`${address}/settings`} />
            <Leading icon={<Copy />} label={t('polls.copy')} to={`${address}/copy`} />
            <Leading
              icon={<ChartColumn />}
              label={t('polls.results')}
              to={`/dashboard/polls/analytics?${new URLSearchParams({ poll: poll.id })}`}
            />
            <Leading icon={<Smartphone />} label={remote('remote.title')} to={`${address}/remote`} />
            <Leading icon={<MessageCircleQuestion />} label={desk('hallDesk.title')} to={`${address}/questions`} />
            {poll.votes > 0 && (
              <Doing
                icon={<RotateCcw />}
                label={t('polls.reset')}
                onPress={() => {
                  close()
                  setResetting(true)
                }}
              />
            )}
          </>
        )}
      </RespondedMenu>
      {isResetting && <ResetPoll poll={poll} onClose={() => setResetting(false)} />}
    </>
  )
}
