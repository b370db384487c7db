import { useQuery } from '@tanstack/react-query'
import { useSearchParams } from 'react-router'
import { errorText } from '../../i18n/all-failures.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { MenuButton } from '../../questionnaires/list/menu-button.tsx'
import { type ListedPoll, type PolledQuestion, pollsQuery } from '../../questionnaires/polls/api.ts'
import { usePollResults } from '../../questionnaires/polls/use-poll-results.ts'
import { KeyedTexts } from '../../questions/parts/keyed-texts.tsx'
import { Prose } from '../../questions/parts/prose.tsx'
import { TallyQuestion } from '../../questions/tallies.tsx'
import { Card } from '../../ui/card.tsx'
import { EmptyState } from '../../ui/empty-state.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { PickerField } from '../../ui/forms/picker-field.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { ExportVotes } from './export-votes.tsx'
import { Votes } from './votes.tsx'

/** How a poll went, question by question. */
export function PollAnalytics() {
  const [params, setParams] = useSearchParams()
  const polls = useQuery(pollsQuery)
  const id = params.get('poll') ?? polls.data?.[0]?.id ?? ''
  const { results } = usePollResults(id)
  const chosen = polls.data?.find((poll) => poll.id === id)
  const error = polls.error ?? results.error
  return (
    <div className="grid grid-cols-1 gap-5">
      <h1 className="text-2xl">{t('polls.resultsTitle')}</h1>
      {error && <ErrorPanel title={t('polls.failed')}>{errorText(error)}</ErrorPanel>}
      {polls.isPending && <SkeletonLines />}
      {polls.data?.length === 0 && (
        <Card>
          <EmptyState title={t('polls.none')}>{t('polls.noneHelp')}</EmptyState>
        </Card>
      )}
      {polls.data !== undefined && polls.data.length > 0 && (
        <div className="flex items-end gap-2">
          <PickerField
            className="min-w-0 grow"
            label={t('polls.choose')}
            value={id}
            options={polls.data.map((poll) => ({ value: poll.id, name: poll.title }))}
            onPick={(poll) => setParams({ poll })}
          />
          {chosen && <MenuButton of={asListed(chosen)} />}
        </div>
      )}
      {results.data && (
        <>
          <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
            <p className="tabular text-lg font-semibold">
              {t('polls.votes', { count: formatNumber(results.data.votes) })}
            </p>
            <ExportVotes id={id} />
          </div>
          {results.data.questions.map((polled) => (
            <Card key={polled.question.id}>
              <Polled {...polled} />
            </Card>
          ))}
          <Votes key={id} id={id} questions={results.data.questions} />
        </>
      )}
    </div>
  )
}

const asListed = ({ questions, votes, ...poll }: ListedPoll) => ({
  ...poll,
  ...{ kind: 'poll' as const, questionCount: questions, answered: votes },
})

function Polled({ question, of, tally }: PolledQuestion) {
  return (
    <KeyedTexts question={question}>
      <h2 dir="auto" className="text-lg whitespace-pre-wrap wrap-anywhere">
        <Prose source={question.prompt} as="phrase" />
      </h2>
      <TallyQuestion question={question} tally={tally} of={of} lang={question.language} />
    </KeyedTexts>
  )
}
