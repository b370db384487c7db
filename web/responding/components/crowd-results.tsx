import { useState } from 'react'
import type { RespondedPaperOnWire } from '#contract/responses.ts'
import { formatNumber } from '../../i18n/format.ts'
import { t } from '../../i18n/responding.ts'
import { CrowdTally } from '../../questions/crowd-tallies.tsx'
import { Prose, TextsOf } from '../../questions/parts/prose.tsx'
import { askedIn } from '../../questions/players.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { type ReadCrowd, useCrowdResults } from '../use-crowd-results.ts'

type CrowdResultsProps = { paper: RespondedPaperOnWire; read: ReadCrowd }

/** How all have answered who answered, for one of them; it follows what others answer. */
export function CrowdResults({ paper, read }: CrowdResultsProps) {
  const [questions] = useState(() => askedIn(paper.questions))
  const { told, isFailing } = useCrowdResults(read)
  return (
    <section aria-labelledby="crowd" className="grid grid-cols-[minmax(0,1fr)] gap-5 border-t border-line pt-5">
      <h2 id="crowd" className="text-xl">
        {t('responding.crowdTitle')}
      </h2>
      {isFailing && <p role="status">{t('responding.crowdFailed')}</p>}
      {told === null && !isFailing && <SkeletonLines />}
      {told?.results === null && <p>{t('responding.crowdLater')}</p>}
      {told?.results && (
        <>
          <p className="tabular font-semibold">
            {t('responding.crowdVotes', { count: formatNumber(told.results.votes) })}
          </p>
          {told.results.questions.map(({ question_id: id, of, tally }) => {
            const question = questions.find((each) => each.id === id)
            return (
              question && (
                <article key={id} lang={question.lang}>
                  <TextsOf value={question}>
                    <h3 dir="auto" className="font-medium whitespace-pre-wrap">
                      <Prose source={question.prompt} as="phrase" />
                    </h3>
                    <CrowdTally question={question} tally={tally} of={of} />
                  </TextsOf>
                </article>
              )
            )
          })}
        </>
      )}
    </section>
  )
}
