import ChartColumn from 'lucide-react/icons/chart-column'
import Copy from 'lucide-react/icons/copy'
import Pencil from 'lucide-react/icons/pencil'
import RotateCcw from 'lucide-react/icons/rotate-ccw'
import { useState } from 'react'
import { t } from '../../i18n/polls.ts'
import { Doing, Leading } from '../../questionnaires/components/action-list.tsx'
import { RespondedMenu } from '../../questionnaires/components/responded-menu.tsx'
import { type ListedPoll, pollsQuery } from '../api.ts'
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
            <Leading icon={<Copy />} label={t('polls.copy')} to={`${address}/copy`} />
            <Leading
              icon={<ChartColumn />}
              label={t('polls.results')}
              to={`/dashboard/polls/analytics?${new URLSearchParams({ poll: poll.id })}`}
            />
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
