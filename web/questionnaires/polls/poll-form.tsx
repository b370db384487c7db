import { lazy, type ReactNode, type Ref, Suspense, useRef, useState } from 'react'
import { type DraftQuestion, firstToDo } from '#domain/questionnaires/drafts/draft.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t as editor } from '../../i18n/teachers/editor.ts'
import { t } from '../../i18n/teachers/polls.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { classNames } from '../../ui/class-names.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { KeptLine } from '../drafts/kept-line.tsx'
import { DiscardEdit } from '../editor/discard-edit.tsx'
import { InViews } from '../editor/in-views.tsx'
import { QuestionsEditor } from '../editor/questions-editor.tsx'
import { ShortcutsDialog } from '../editor/shortcuts-dialog.tsx'
import { ToldInSight } from '../editor/told-in-sight.tsx'
import { useQuestionsEditor } from '../editor/use-questions-editor.ts'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { type DraftList, firstToDoIn, questionsOf } from '../entries/draft-list.ts'
import { useKeyedEntries } from '../history/use-keyed-entries.ts'
import { useDoubtsFirst } from '../publishing/use-doubts-first.tsx'
import type { FocusWish } from '../question-form/question-form.tsx'
import { StepBar } from '../question-list/step-bar.tsx'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { useViews } from '../text-view/use-views.ts'
import { isEmptyPoll, isReady, isTwice, type PollDraft, titleOf } from './poll-draft.ts'
import { AS_ENTRIES } from './poll-entries.ts'
import { PollSettings } from './poll-settings.tsx'
import { PresetField } from './preset-field.tsx'
import type { PollInHand } from './use-poll-draft.ts'
import { type PollMeans, useSubmitPoll, type Way } from './use-submit-poll.ts'

const PhonePreview = lazy(() => import('../editor/phone-preview.tsx'))

type PollFormProps<Made> = PollMeans<Made> & {
  hand: PollInHand
  heading: string
  submitLabel: string
  /** Of a second button, where it can also be shared at once. */
  shareLabel?: string
  /** Beside the heading, what is done with what is published. */
  tools?: ReactNode
  /** What stands above it. */
  children?: ReactNode
}

/** A poll as it is written, on one page: a question alone stands by itself, several stand in a list. */
export function PollForm<Made>({
  hand,
  heading,
  submitLabel,
  shareLabel,
  tools,
  children,
  ...means
}: PollFormProps<Made>) {
  const { draft, put: write } = hand
  const start = useRef<HTMLButtonElement>(null)
  const [focus, setFocus] = useState<FocusWish | null>(() => (isEmptyPoll(draft) ? { field: 'problem' } : null))
  const [shown, setShown] = useState<'preview' | 'shortcuts' | null>(null)
  const entries = useKeyedEntries(hand, AS_ENTRIES)
  const { list, dispatch } = entries
  const views = useViews(focus, list.entries.length === 1)
  const { isByItself: isLone } = views
  const isText = views.view === 'text'
  const editing = useQuestionsEditor({ ...entries, focus, setFocus, isText, place: hand.place })
  const onText = isLone ? () => views.show('text') : undefined
  const goTo = ({ key }: Entry, field: string) => {
    dispatch({ type: 'opened', key })
    setFocus({ field })
  }
  const doubts = useDoubtsFirst((entry) => goTo(entry, isQuestion(entry) ? 'problem' : 'text'), hand.place.place)
  const { hasTried, tried, submit, isPublishing, failure, startOver } = useSubmitPoll(hand, means, {
    onMissing: (written) => {
      const missing = missingIn(written)
      if (missing) goTo(missing, isQuestion(missing) ? firstToDo(missing.question) : 'text')
      return missing !== undefined
    },
    confirmOf: (written, way) => doubts.first(written.entries, (way === 'share' && shareLabel) || submitLabel),
  })
  const show = { preview: () => setShown('preview'), shortcuts: () => setShown('shortcuts') }
  useShortcuts({ ...show, finish: () => submit() })
  return (
    <div
      data-wide={isLone ? undefined : ''}
      className={classNames('grid grid-cols-[minmax(0,1fr)] gap-5', isLone && 'mx-auto max-w-2xl')}
    >
      <PollHeader {...{ hand, heading, tools }} onStartOver={startOver} />
      {children}
      <InViews {...{ list, dispatch, views, setFocus }} round={hand.round}>
        {(beside) => (
          <QuestionsEditor
            editing={editing}
            usual={null}
            questionCount={questionsOf(list).length}
            isLone={isLone}
            kindField={(question, onChange) => <PresetField question={question} onChange={onChange} />}
            more={(entry) => (
              <MoreOf
                entry={entry}
                isLone={isLone}
                onChange={(question) => dispatch({ type: 'changed', key: entry.key, question })}
              />
            )}
            onLeave={() => start.current?.focus()}
            beside={beside}
            onText={onText}
            onShortcuts={show.shortcuts}
          />
        )}
      </InViews>
      <PollTitle draft={draft} onTitle={(title) => write({ ...draft, title })} />
      <PollSettings
        responding={draft.responding}
        isTried={hasTried}
        onChange={(responding) => write({ ...draft, responding })}
      />
      <ToldInSight tried={tried}>
        {failure && <ErrorPanel title={t('polls.failed')}>{failureText(failure)}</ErrorPanel>}
        {hasTried && !isReady(draft) && (
          <p role="alert" className="text-wrong">
            {t('polls.notReady')}
          </p>
        )}
      </ToldInSight>
      <StepBar
        steps={editing.steps}
        onPaste={editing.paste}
        onFind={editing.find}
        onShortcuts={show.shortcuts}
        onPreview={show.preview}
        onText={onText}
        isText={isText}
      >
        <StartButtons ref={start} {...{ submitLabel, shareLabel, isPublishing, submit }} />
      </StepBar>
      <PreviewDialog entries={list.entries} open={shown === 'preview'} onClose={() => setShown(null)} />
      <ShortcutsDialog
        offers={list.offers}
        discards={hand.edit !== null}
        open={shown === 'shortcuts'}
        onClose={() => setShown(null)}
      />
      {doubts.dialog}
    </div>
  )
}

/** The first that keeps it from being published. */
const missingIn = (list: Pick<DraftList, 'entries'>): Entry | undefined =>
  firstToDoIn(list) ?? list.entries.find((entry) => isQuestion(entry) && isTwice(entry.question))

type StartButtonsProps = {
  ref: Ref<HTMLButtonElement>
  submitLabel: string
  shareLabel: string | undefined
  isPublishing: boolean
  submit: (way?: Way) => void
}

function StartButtons({ ref, submitLabel, shareLabel, isPublishing, submit }: StartButtonsProps) {
  const shape = { size: 'lg', className: 'grow sm:grow-0 sm:whitespace-nowrap' } as const
  return (
    <>
      {shareLabel && (
        <Button {...shape} disabled={isPublishing} onClick={() => submit('share')}>
          {shareLabel}
        </Button>
      )}
      <Button
        {...{ ref, ...shape }}
        variant="primary"
        busy={isPublishing}
        aria-keyshortcuts={keysOf('finish')}
        onClick={() => submit()}
      >
        {submitLabel}
      </Button>
    </>
  )
}

type PollHeaderProps = { hand: PollInHand; heading: string; tools: ReactNode; onStartOver: () => void }

function PollHeader({ hand, heading, tools, onStartOver }: PollHeaderProps) {
  const { draft, edit } = hand
  return (
    <header className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
      <h1 className="text-2xl">{heading}</h1>
      {(edit || !isEmptyPoll(draft)) && (
        <span className="flex flex-wrap items-center gap-x-4">
          <KeptLine hand={hand} />
          {tools}
          {edit ? (
            <DiscardEdit hand={hand} initial={edit.initial} />
          ) : (
            <Button variant="quiet" onClick={onStartOver}>
              {t('polls.startOver')}
            </Button>
          )}
        </span>
      )}
    </header>
  )
}

type PollTitleProps = { draft: PollDraft; onTitle: (title: string) => void }

function PollTitle({ draft, onTitle }: PollTitleProps) {
  return (
    <Card className="grid grid-cols-1 gap-4 wrap-anywhere">
      <TextField
        label={t('polls.pollTitle')}
        hint={t('polls.titleHint')}
        placeholder={titleOf({ ...draft, title: '' })}
        maxLength={200}
        autoComplete="off"
        value={draft.title}
        onChange={({ currentTarget }) => onTitle(currentTarget.value)}
      />
    </Card>
  )
}

type PreviewDialogProps = { entries: readonly Entry[]; open: boolean; onClose: () => void }

/** The poll as on a phone, to be tried. */
function PreviewDialog({ entries, open, onClose }: PreviewDialogProps) {
  return (
    <Dialog open={open} onClose={onClose} title={editor('editor.preview')}>
      <Suspense fallback={<SkeletonLines />}>{open && <PhonePreview entries={entries} />}</Suspense>
    </Dialog>
  )
}

type MoreOfProps = { entry: Entry; isLone: boolean; onChange: (question: DraftQuestion) => void }

/** Whether it has to be answered, where there is another one, and what nobody could tell apart. */
function MoreOf({ entry, isLone, onChange }: MoreOfProps) {
  if (!isQuestion(entry)) return null
  const { question } = entry
  return (
    <>
      {!isLone && (
        <CheckboxField
          className="mt-4"
          label={t('polls.required')}
          checked={question.isRequired === true}
          onChange={({ currentTarget }) => onChange({ ...question, isRequired: currentTarget.checked || undefined })}
        />
      )}
      {isTwice(question) && <p className="mt-3 text-wrong">{t('polls.sameTwice')}</p>}
    </>
  )
}
