import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { type PolledQuestion, pollVotesQuery } from '../../questionnaires/polls/api.ts'
import { WaitingForPoll } from '../../questionnaires/polls/waiting-for-poll.tsx'
import { Card } from '../../ui/card.tsx'
import { Pagination } from '../../ui/pagination.tsx'

type VotesProps = { id: string; questions: readonly PolledQuestion[] }

/** Votes one by one, read once somebody asks for them. */
export function Votes({ id, questions }: VotesProps) {
  const [isOpen, setOpen] = useState(false)
  return (
    <Card>
      <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
        <summary className="min-h-11 cursor-pointer content-center text-lg font-semibold">
          {t('polls.eachVote')}
        </summary>
        {isOpen && <Listed id={id} questions={questions} />}
      </details>
    </Card>
  )
}

function Listed({ id, questions }: VotesProps) {
  const [page, setPage] = useState(1)
  const votes = useQuery(pollVotesQuery(id, page))
  if (!votes.data) return <WaitingForPoll query={votes} />
  const promptOf = (question: string) => questions.find((each) => each.question.id === question)?.question.prompt
  return (
    <div className="mt-3 grid grid-cols-[minmax(0,1fr)] gap-4">
      {votes.data.rows.length === 0 && <p>{t('polls.noVotes')}</p>}
      <ul className="divide-y divide-line">
        {votes.data.rows.map((vote) => (
          <li key={vote.id} className="py-3">
            <p className="flex flex-wrap gap-x-3">
              <span dir="auto" className="font-medium wrap-anywhere">
                {vote.name || t('polls.nameless')}
              </span>
              <span className="tabular text-sm text-ink-soft">{formatDateTime(Date.parse(vote.at))}</span>
            </p>
            <dl>
              {vote.answers.map(({ question_id: question, words }) => (
                <div key={question} className="mt-1">
                  <dt dir="auto" className={questions.length > 1 ? 'text-sm text-ink-soft wrap-anywhere' : 'sr-only'}>
                    {promptOf(question)}
                  </dt>
                  <dd dir="auto" className="whitespace-pre-wrap wrap-anywhere">
                    {words || t('polls.leftOut')}
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
      <Pagination page={page} pages={votes.data.pages} onPage={setPage} />
    </div>
  )
}
