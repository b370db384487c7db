import { useMutation } from '@tanstack/react-query'
import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import type { DraftQuestion } from '#domain/questionnaires/drafts/draft.ts'
import { randomKey } from '../../calls/random-key.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { begunWith, forgetPoll, keepPoll, type PollInHand } from './kept-poll.ts'
import {
  emptyPoll,
  gapsIn,
  isEmptyPoll,
  isReady,
  MOST_QUESTIONS,
  type PollDraft,
  pollOnWire,
  titleOf,
  type WrittenPoll,
  withMoved,
  withQuestion,
} from './poll-draft.ts'
import { PollQuestionCard } from './poll-question.tsx'
import { PollSettings } from './poll-settings.tsx'

type PollFormProps<Sent> = {
  begun: PollInHand
  /** Under which name the device keeps it. */
  place: string
  heading: string
  submitLabel: string
  /** What stands above it. */
  children?: ReactNode
  /** `key` is the same where the same is sent again. */
  send: (written: WrittenPoll, key: string) => Promise<Sent>
  onSent: (sent: Sent) => void
}

/** A poll as it is written, on one page; kept on the device at every change. */
export function PollForm<Sent>({ place, heading, submitLabel, children, ...rest }: PollFormProps<Sent>) {
  const { draft, write, isKept, tries, submit, sending, startOver } = usePoll({ place, ...rest })
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
      <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{heading}</h1>
        {!isEmptyPoll(draft) && (
          <Button variant="quiet" onClick={startOver}>
            {t('polls.startOver')}
          </Button>
        )}
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
            toast.success(t('polls.removed'), { action: { label: t('polls.undo'), onAct: () => write(draft) } })
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
      {sending.isError && <ErrorPanel title={t('polls.failed')}>{errorText(sending.error)}</ErrorPanel>}
      {tries > 0 && firstGap >= 0 && (
        <p role="alert" className="text-wrong">
          {t('polls.notReady')}
        </p>
      )}
      <Button ref={end} variant="primary" size="lg" wide busy={sending.isPending} onClick={submit}>
        {submitLabel}
      </Button>
      <p className="text-sm text-ink-soft">
        <span role="status">{!isKept && t('polls.notKept')}</span>{' '}
        <span className="pointer-coarse:hidden">{t('polls.byKeys')}</span>
      </p>
    </form>
  )
}

type Polling<Sent> = Pick<PollFormProps<Sent>, 'begun' | 'place' | 'send' | 'onSent'>

const usePoll = <Sent,>({ begun, place, send, onSent }: Polling<Sent>) => {
  const [inHand, setInHand] = useState(begun)
  const [isKept, setKept] = useState(true)
  const [tries, setTries] = useState(0)
  const { draft } = inHand
  const sending = useMutation({
    mutationFn: ({ written, key }: { written: WrittenPoll; key: string }) => send(written, key),
  })
  const keep = (next: PollInHand) => {
    setInHand(next)
    setKept(keepPoll(place, next))
  }
  const write = (next: PollDraft) => keep({ ...inHand, draft: next })
  const startOver = () => {
    keep(begunWith(emptyPoll()))
    setTries(0)
    toast.success(t('polls.startedOver'), { action: { label: t('polls.undo'), onAct: () => keep(inHand) } })
  }
  const submit = () => {
    if (sending.isPending) return
    if (!isReady(draft)) return setTries(tries + 1)
    const written = pollOnWire(draft)
    const sent = JSON.stringify(written)
    // Sent again because its answer was lost, it makes no second poll; what was changed since is another save.
    const draftKey = inHand.sent === null || inHand.sent === sent ? inHand.draftKey : randomKey()
    keep({ draft, draftKey, sent })
    sending.mutate(
      { written, key: draftKey },
      {
        onSuccess: (answer) => {
          forgetPoll(place)
          onSent(answer)
        },
      },
    )
  }
  return { draft, write, isKept, tries, submit, sending, startOver }
}
