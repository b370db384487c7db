import { useState } from 'react'
import type { CrowdResultsOnWire, RespondedPaperOnWire } from '#contract/runs/responses.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/students/responding.ts'
import { CrowdTally } from '../../questions/crowd-tallies.tsx'
import { Prose, TextsOf } from '../../questions/parts/prose.tsx'
import { askedIn } from '../../questions/players.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import type { ResponseView } from './response-view.ts'
import { type Say, sayerOf } from './said.ts'
import { type ReadCrowd, useCrowdResults } from './use-crowd-results.ts'

type CrowdResultsProps = {
  paper: RespondedPaperOnWire
  /** Of whoever looks. */
  answers: ResponseView['answers']
  read: ReadCrowd
}

/** How all have answered who answered, for one of them; it follows what others answer. */
export function CrowdResults({ paper, answers, read }: CrowdResultsProps) {
  const [questions] = useState(() => askedIn(paper.questions))
  const say = sayerOf({ questions, answers })
  const { told, isFailing } = useCrowdResults(read)
  const results = told?.results ?? null
  return (
    <section aria-labelledby="crowd" className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-5">
      <h2 id="crowd" className="text-xl">
        {t('responding.crowdTitle')}
      </h2>
      {isFailing && <p role="status">{t('responding.crowdFailed')}</p>}
      {told === null && !isFailing && <SkeletonLines />}
      {told !== null && results === null && <p>{t('responding.crowdLater')}</p>}
      {results && (
        <>
          <p className="tabular font-semibold">{t('responding.crowdVotes', { count: formatNumber(results.votes) })}</p>
          {questions.map((question) => (
            <ResultOf key={question.id} question={question} say={say} results={results} />
          ))}
        </>
      )}
    </section>
  )
}

type ResultOfProps = { question: ReturnType<typeof askedIn>[number]; say: Say; results: CrowdResultsOnWire }

/** Nothing of a question of which nobody is told anything. */
function ResultOf({ question, say, results }: ResultOfProps) {
  const told = results.questions.find((each) => each.question_id === question.id)
  const isHidden = results.hidden?.includes(question.id) ?? false
  if (!told && !isHidden) return null
  return (
    <article lang={question.lang}>
      <TextsOf value={question}>
        <h3 dir="auto" className="font-medium whitespace-pre-wrap">
          <Prose source={say(question.prompt, question.format)} as="phrase" />
        </h3>
        {told && <CrowdTally question={question} tally={told.tally} of={told.of} />}
      </TextsOf>
      {isHidden && <p className="text-ink-soft">{t('responding.crowdHidden')}</p>}
    </article>
  )
}
