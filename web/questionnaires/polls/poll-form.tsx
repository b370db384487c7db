import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { KeptLine } from '../drafts/kept-line.tsx'
import { HistoryButtons } from '../history/history-buttons.tsx'
import type { Publication } from '../publishing/publication.ts'
import { usePublishing } from '../publishing/use-publishing.ts'
import {
  emptyPoll,
  gapsIn,
  isEmptyPoll,
  isReady,
  MOST_QUESTIONS,
  type PollDraft,
  titleOf,
  withMoved,
  withQuestion,
  withQuestionAt,
} from './poll-draft.ts'
import { PollQuestionCard } from './poll-question.tsx'
import { PollSettings } from './poll-settings.tsx'
import type { PollInHand } from './use-poll-draft.ts'

type PollFormProps<Made> = {
  hand: PollInHand
  heading: string
  submitLabel: string
  /** What stands above it. */
  children?: ReactNode
  publicationOf: (draft: PollDraft) => Publication<Made>
  onPublished: (made: Made) => void
  /** Told the code of why it was not. */
  onRefused?: (code: string) => void
}

/** A poll as it is written, on one page; kept on the device at every change. */
export function PollForm<Made>({ heading, submitLabel, children, ...rest }: PollFormProps<Made>) {
  const { hand } = rest
  const { draft, put: write } = hand
  const { tries, submit, isPublishing, failure, startOver } = usePoll(rest)
  const end = useRef<HTMLButtonElement>(null)
  const [newest, setNewest] = useState<number | null>(() =>
    isEmptyPoll(draft) ? (draft.questions[0]?.key ?? null) : null,
  )
  const firstGap = draft.questions.findIndex(({ question }) => {
    const { gaps, isTwice } = gapsIn(question)
    return gaps.length > 0 || isTwice
  })
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return
    event.preventDefault()
    submit()
  }
  const add = () => {
    setNewest(draft.nextKey)
    write(withQuestion(draft))
  }
  const ask = (at: number, question: DraftQuestion) => {
    const entry = draft.questions[at]
    if (entry) write({ ...draft, questions: draft.questions.with(at, { ...entry, question }) })
  }
  return (
    <form
      noValidate
      className="mx-auto grid max-w-2xl grid-cols-[minmax(0,1fr)] gap-5"
      onKeyDown={press}
      // Enter in a field goes on, or does nothing: it starts no poll.
      onSubmit={(event) => event.preventDefault()}
    >
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:flex-col max-sm:items-stretch">
        <h1 className="text-2xl">{heading}</h1>
        <HistoryButtons history={hand.history}>
          {!isEmptyPoll(draft) && (
            <Button variant="quiet" onClick={startOver}>
              {t('polls.startOver')}
            </Button>
          )}
        </HistoryButtons>
      </header>
      {children}
      {draft.questions.map((entry, at) => (
        <PollQuestionCard
          key={entry.key}
          entry={entry}
          number={at + 1}
          count={draft.questions.length}
          tries={tries}
          isFirstGap={at === firstGap}
          isNew={entry.key === newest}
          onChange={(question) => ask(at, question)}
          onMove={(by) => write(withMoved(draft, at, by))}
          onRemove={() => {
            write({ ...draft, questions: draft.questions.toSpliced(at, 1) })
            const putBack = () => write(withQuestionAt(hand.latest.current, at, entry))
            toast.success(t('polls.removed'), { action: { label: t('polls.putBack'), onAct: putBack } })
          }}
          onLeave={() => end.current?.focus()}
        />
      ))}
      {draft.questions.length < MOST_QUESTIONS && (
        <Button className="justify-self-start" onClick={add}>
          {t('polls.addQuestion')}
        </Button>
      )}
      <Card className="grid grid-cols-1 gap-4 wrap-anywhere">
        <TextField
          label={t('polls.pollTitle')}
          hint={t('polls.titleHint')}
          placeholder={titleOf({ ...draft, title: '' })}
          maxLength={200}
          autoComplete="off"
          value={draft.title}
          onChange={({ currentTarget }) => write({ ...draft, title: currentTarget.value })}
        />
        <PollSettings responding={draft.responding} onChange={(responding) => write({ ...draft, responding })} />
      </Card>
      {failure && <ErrorPanel title={t('polls.failed')}>{failureText(failure)}</ErrorPanel>}
      {tries > 0 && firstGap >= 0 && (
        <p role="alert" className="text-wrong">
          {t('polls.notReady')}
        </p>
      )}
      <Button ref={end} variant="primary" size="lg" wide busy={isPublishing} onClick={submit}>
        {submitLabel}
      </Button>
      <div className="grid grid-cols-1 gap-1">
        {!isEmptyPoll(draft) && <KeptLine hand={hand} />}
        <p className="text-sm text-ink-soft pointer-coarse:hidden">{t('polls.byKeys')}</p>
      </div>
    </form>
  )
}

type Polling<Made> = Pick<PollFormProps<Made>, 'hand' | 'publicationOf' | 'onPublished' | 'onRefused'>

const usePoll = <Made,>({ hand, publicationOf, onPublished, onRefused }: Polling<Made>) => {
  const { latest, put, renewed, isInHand, isListed } = hand
  const [tries, setTries] = useState(0)
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const { isPublishing, publish } = usePublishing(hand)
  const startOver = () => {
    const before = latest.current
    const next = renewed(emptyPoll())
    const said = isInHand && isListed() ? t('polls.putAside', { title: titleOf(before) }) : t('polls.startedOver')
    const undo = isInHand ? hand.startOver(next) : () => put(before)
    if (!isInHand) put(next)
    setTries(0)
    toast.success(said, { action: { label: t('polls.putBack'), onAct: undo } })
  }
  const submit = async () => {
    setFailure(null)
    const reply = await publish(() => {
      if (isReady(latest.current)) return { publication: publicationOf(latest.current) }
      setTries((before) => before + 1)
      return null
    })
    if (!reply) return
    if (reply.ok) return onPublished(reply.value)
    setFailure(reply.failure)
    onRefused?.(reply.failure.code)
  }
  return { tries, submit: () => void submit(), isPublishing, failure, startOver }
}
