import { type ReactNode, useEffect, useRef } from 'react'
import type { Side } from '#domain/questionnaires/drafts/two-versions.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { Button } from '../../ui/button.tsx'
import type { DraftInHand } from '../drafts/use-draft.ts'
import { type Choice, hasEverything } from './choice.ts'
import type { TwoVersions } from './in-parts.ts'
import { PartChoice } from './part-choice.tsx'
import type { PartsOf } from './parts-of.ts'
import { useChoices } from './use-choices.ts'
import { useTwoDrafts } from './use-two-drafts.ts'

type TwoDraftsOfProps<Draft, Item> = {
  hand: DraftInHand<Draft>
  parts: PartsOf<Draft, Item>
  heading: string
  /** What one without a title is called. */
  untitled: string
}

/** In the editor's place until it is chosen what to go on with. */
export function TwoDraftsOf<Draft, Item>({ hand, parts, heading, untitled }: TwoDraftsOfProps<Draft, Item>) {
  const { theirs, versions, isBusy, failure, goOn } = useTwoDrafts(hand, parts, untitled)
  if (!theirs || !versions) return null
  return (
    <>
      <h1 className="mb-4 text-2xl">{heading}</h1>
      <TwoDrafts
        versions={versions}
        savedAt={theirs.savedAt}
        hint={t(theirs.edits ? 'drafts.divergedEditHint' : 'drafts.divergedHint')}
        isBusy={isBusy}
        failure={failure}
        onGoOn={(choice) => void goOn(choice)}
      />
    </>
  )
}

type TwoDraftsProps = {
  versions: TwoVersions<unknown>
  /** When the other one was saved. */
  savedAt: number
  hint: string
  isBusy: boolean
  /** Why the choice could not be made. */
  failure: string | null
  onGoOn: (choice: Choice) => void
}

/** Of all parts together, in UTF-16 units: to find what differs in more takes a cheap phone seconds. */
const MOST_MARKED = 50_000

const lengthOf = ({ differences }: TwoVersions<unknown>): number =>
  differences.reduce((sum, { words }) => sum + (words.here?.length ?? 0) + (words.there?.length ?? 0), 0)

/** Two versions of one draft part by part, neither of which may be lost. */
function TwoDrafts({ versions, savedAt, hint, isBusy, failure, onGoOn }: TwoDraftsProps) {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const { differences, sameCount, questionCounts } = versions
  const { choice, choose, chooseAll } = useChoices(differences)
  const isAlike = differences.length === 0
  const isMarked = lengthOf(versions) <= MOST_MARKED
  const leftWords = t(hasEverything(versions, choice) ? 'drafts.nothingLeft' : 'drafts.restKept')
  return (
    <section aria-labelledby="two-drafts" className="grid grid-cols-1 gap-6">
      <div>
        <h2 id="two-drafts" ref={heading} tabIndex={-1} className="text-xl">
          {t('drafts.divergedTitle')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{isAlike ? t('drafts.nothingDiffers') : hint}</p>
      </div>
      <dl className="tabular grid grid-cols-1 gap-x-4 gap-y-2 md:grid-cols-2">
        <About side="here" count={questionCounts.here} when={t('drafts.notYetSaved')} />
        <About
          side="there"
          count={questionCounts.there}
          when={t('drafts.changedAt', { when: formatDateTime(savedAt) })}
        />
      </dl>
      {!isAlike && (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
          <p className="tabular me-auto">
            {t('drafts.partsDiffer', { count: differences.length })}
            {sameCount > 0 && ` · ${t('drafts.partsSame', { count: sameCount })}`}
          </p>
          <div className="flex flex-wrap gap-x-4 gap-y-2">
            <AllOf disabled={isBusy} onChoose={() => chooseAll('here')}>
              {t('drafts.allHere')}
            </AllOf>
            <AllOf disabled={isBusy} onChoose={() => chooseAll('there')}>
              {t('drafts.allThere')}
            </AllOf>
          </div>
        </div>
      )}
      {differences.map((difference) => (
        <PartChoice
          key={difference.name}
          difference={difference}
          side={choice(difference.name)}
          disabled={isBusy}
          isMarked={isMarked}
          onChoose={choose}
        />
      ))}
      {failure !== null && (
        <p role="alert" className="rounded border border-wrong/40 bg-wrong-soft p-3 wrap-anywhere">
          {failure}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button variant="primary" busy={isBusy} onClick={() => onGoOn(choice)}>
          {t('drafts.goOnWithThis')}
        </Button>
        {!isAlike && (
          <p role="status" className="text-ink-soft">
            {leftWords}
          </p>
        )}
      </div>
    </section>
  )
}

function AllOf({ disabled, onChoose, children }: { disabled: boolean; onChoose: () => void; children: ReactNode }) {
  return (
    <Button size="sm" disabled={disabled} onClick={onChoose}>
      {children}
    </Button>
  )
}

function About({ side, count, when }: { side: Side; count: number; when: string }) {
  return (
    <div className="min-w-0">
      <dt className="font-semibold">{t(`drafts.${side}`)}</dt>
      <dd className="text-ink-soft">
        {t('drafts.questions', { count })} · {when}
      </dd>
    </div>
  )
}
