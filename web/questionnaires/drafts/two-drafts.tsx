import { type ReactNode, useEffect, useRef } from 'react'
import { draftDifference } from '#domain/questionnaires/drafts/draft-difference.ts'
import { isDraftPart } from '#domain/questionnaires/drafts/draft-item.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import type { QuizDraft } from '../entries/stored-draft.ts'
import { isSame } from './merged-json.ts'
import type { DraftInHand } from './use-draft.ts'
import { type Side, useTwoDrafts } from './use-two-drafts.ts'

type TwoDraftsOfProps<Draft> = {
  hand: DraftInHand<Draft>
  heading: string
  /** What one without a title is called. */
  untitled: string
  /** Its title and what it asks, as a quiz has them. */
  compared: (draft: Draft) => QuizDraft
  /** All that is not compared so; left out: it is. */
  restOf?: (draft: Draft) => unknown
}

/** In the editor's place until one of them is chosen. */
export function TwoDraftsOf<Draft>({ hand, heading, untitled, compared, restOf }: TwoDraftsOfProps<Draft>) {
  const { theirs, choose, ...state } = useTwoDrafts(hand, untitled)
  if (!theirs) return null
  const isSameRest = restOf && isSame(restOf(hand.draft), restOf(theirs.draft))
  return (
    <>
      <h1 className="mb-4 text-2xl">{heading}</h1>
      <TwoDrafts
        here={compared(hand.draft)}
        there={compared(theirs.draft)}
        savedAt={theirs.savedAt}
        hint={t(hand.edit ? 'drafts.divergedEditHint' : 'drafts.divergedHint')}
        untitled={untitled}
        {...(restOf && { detailsDiffer: isSameRest ? null : t('drafts.restDiffers') })}
        {...state}
        onChoose={(side) => void choose(side)}
      />
    </>
  )
}

type TwoDraftsProps = {
  /** What one without a title is called. */
  untitled: string
  /** In what else they differ, null where in nothing; left out: as two quizzes are compared. */
  detailsDiffer?: string | null
  here: QuizDraft
  there: QuizDraft
  /** When the other one was saved. */
  savedAt: number
  hint: string
  busy: Side | null
  /** Why a choice could not be made. */
  failure: string | null
  onChoose: (side: Side) => void
}

/** Two versions of one draft side by side, neither of which may be lost. */
function TwoDrafts(props: TwoDraftsProps) {
  const { here, there, savedAt, hint, busy, failure, onChoose, untitled } = props
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const difference = draftDifference(here, there)
  const isAlike = Object.values(difference).every(
    (part) => part === false || (Array.isArray(part) && part.length === 0),
  )
  const ofQuizzes = difference.details ? t('drafts.detailsDiffer') : null
  const details = props.detailsDiffer === undefined ? ofQuizzes : props.detailsDiffer
  const when = formatDateTime(savedAt)
  return (
    <section aria-labelledby="two-drafts" className="grid grid-cols-1 gap-4">
      <div>
        <h2 id="two-drafts" ref={heading} tabIndex={-1} className="text-xl">
          {t('drafts.divergedTitle')}
        </h2>
        <p className="mt-1 max-w-prose text-ink-soft">{hint}</p>
      </div>
      {failure !== null && (
        <p role="alert" className="rounded border border-wrong/40 bg-wrong-soft p-3">
          {failure}
        </p>
      )}
      <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
        <OneDraft side="here" draft={here} when={t('drafts.notYetSaved')} {...{ busy, onChoose, untitled }}>
          <Listed name={t('drafts.onlyHere')} texts={difference.onlyHere} />
        </OneDraft>
        <OneDraft side="there" draft={there} when={t('drafts.changedAt', { when })} {...{ busy, onChoose, untitled }}>
          <Listed name={t('drafts.onlyThere')} texts={difference.onlyThere} />
        </OneDraft>
      </div>
      <div className="grid grid-cols-1 gap-2">
        <Listed name={t('drafts.changedOnes')} texts={difference.changed} />
        {details !== null && <p>{details}</p>}
        {difference.order && <p>{t('drafts.orderDiffers')}</p>}
        {here.text !== there.text && <p>{t('drafts.textDiffers')}</p>}
        {isAlike && details === null && here.text === there.text && <p>{t('drafts.nothingDiffers')}</p>}
      </div>
    </section>
  )
}

type OneDraftProps = Pick<TwoDraftsProps, 'busy' | 'onChoose'> & {
  untitled: string
  side: Side
  draft: QuizDraft
  when: string
  children: ReactNode
}

function OneDraft({ side, draft, when, busy, onChoose, untitled, children }: OneDraftProps) {
  const title = draft.details.title.trim() || untitled
  const count = draft.items.filter((item) => !isDraftPart(item)).length
  const name = t(`drafts.${side}`)
  return (
    <Card className="flex flex-col gap-3">
      <div className="min-w-0">
        <h3 className="text-sm font-semibold text-ink-soft">{name}</h3>
        <p className="text-lg font-semibold wrap-anywhere">{title}</p>
        <p className="tabular text-sm text-ink-soft">
          {t('drafts.questions', { count })} · {when}
        </p>
      </div>
      {children}
      <div className="mt-auto">
        <Button
          variant={side === 'here' ? 'primary' : 'secondary'}
          aria-label={t('drafts.goOnWith', { name })}
          busy={busy === side}
          disabled={busy !== null}
          onClick={() => onChoose(side)}
        >
          {t('drafts.goOn')}
        </Button>
      </div>
    </Card>
  )
}

const SHOWN = 8

function Listed({ name, texts }: { name: string; texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <div className="min-w-0">
      <p className="font-semibold">{name}</p>
      <ul className="mt-1 grid grid-cols-1 list-disc gap-0.5 ps-5">
        {texts.slice(0, SHOWN).map((text, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two questions may begin alike, and nothing moves here
          <li key={at} className="wrap-anywhere">
            <span className="line-clamp-2">{text || t('drafts.empty')}</span>
          </li>
        ))}
      </ul>
      {texts.length > SHOWN && <p className="text-ink-soft">{t('drafts.more', { count: texts.length - SHOWN })}</p>}
    </div>
  )
}
