import { type ReactNode, useRef, useState } from 'react'
import { MAX_WELCOME_LENGTH } from '#domain/questionnaires/taking.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Fold } from '../../ui/fold.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { begunDraft } from '../drafts/begun-draft.ts'
import { KeptLine } from '../drafts/kept-line.tsx'
import { DiscardEdit } from '../editor/discard-edit.tsx'
import { InViews } from '../editor/in-views.tsx'
import { QuestionsEditor } from '../editor/questions-editor.tsx'
import { ShortcutsDialog } from '../editor/shortcuts-dialog.tsx'
import { ToldInSight } from '../editor/told-in-sight.tsx'
import { useQuestionsEditor } from '../editor/use-questions-editor.ts'
import { type Entry, isQuestion } from '../entries/draft-entries.ts'
import { questionsOf as questionsIn } from '../entries/draft-list.ts'
import { useKeyedEntries } from '../history/use-keyed-entries.ts'
import { ProseField } from '../question-form/prose-field.tsx'
import type { FocusWish } from '../question-form/question-form.tsx'
import { StepBar } from '../question-list/step-bar.tsx'
import { keysOf } from '../shortcuts/shortcuts.ts'
import { useShortcuts } from '../shortcuts/use-shortcuts.ts'
import { questionsOf, type SurveyDraft } from '../surveys/draft.ts'
import { SURVEY_DRAFTS } from '../surveys/survey-drafts.ts'
import { AS_ENTRIES } from '../surveys/survey-entries.ts'
import { isEmptySurvey } from '../surveys/templates.ts'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'
import { useViews } from '../text-view/use-views.ts'
import { Beginning } from './beginning.tsx'
import { PageRules } from './page-rules.tsx'
import { PartRules } from './part-rules.tsx'
import { PathMap } from './path-map.tsx'
import { PreviewDialog } from './preview-dialog.tsx'
import { QuestionRules } from './question-rules.tsx'
import { TakenHow } from './taken-how.tsx'
import { usePublishSurvey } from './use-publish-survey.tsx'
import { useWritingSurvey } from './use-writing-survey.ts'

type BuilderProps = {
  hand: SurveyInHand
  notice?: ReactNode
  /** Beside the heading, what is done with what is published. */
  tools?: ReactNode
}

/** A survey as it is written: its pages and questions in a list, and kept at every change. */
export function Builder({ hand, notice, tools }: BuilderProps) {
  const { draft, round } = hand
  const isNew = hand.edit === null
  const [focus, setFocus] = useState<FocusWish | null>(null)
  const [shown, setShown] = useState<'preview' | 'shortcuts' | null>(null)
  const title = useRef<HTMLInputElement>(null)
  const { write, begin } = useWritingSurvey(hand)
  const entries = useKeyedEntries(hand, AS_ENTRIES, write)
  const { list, dispatch } = entries
  const views = useViews(focus)
  const isText = views.view === 'text'
  const editing = useQuestionsEditor({ ...entries, focus, setFocus, isText, place: hand.place })
  const { isPublishing, problems, tried, publish, dialogs } = usePublishSurvey(hand, {
    onTitle: () => title.current?.focus(),
    onEntry: ({ key, field }) => {
      dispatch({ type: 'opened', key })
      setFocus({ field })
    },
  })
  const show = { preview: () => setShown('preview'), shortcuts: () => setShown('shortcuts') }
  useShortcuts({ ...show, finish: () => void publish() })
  return (
    <div data-wide className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t(isNew ? 'surveys.create' : 'surveys.edit')}</h1>
        <span className="flex flex-wrap items-center gap-x-4">
          <KeptLine hand={hand} />
          {tools}
          {hand.edit && <DiscardEdit hand={hand} initial={hand.edit.initial} />}
          {isNew && !isEmptySurvey(draft) && (
            <Button variant="quiet" onClick={() => begin(begunDraft(SURVEY_DRAFTS))}>
              {t('surveys.startOver')}
            </Button>
          )}
        </span>
      </div>
      {notice}
      {isNew && <Beginning draft={draft} onBegin={begin} />}
      <Card>
        <TextField
          ref={title}
          label={t('surveys.surveyTitle')}
          error={problems.isWithoutTitle ? t('surveys.titleRequired') : undefined}
          value={draft.title}
          maxLength={200}
          onChange={({ currentTarget }) => write({ ...draft, title: currentTarget.value })}
        />
      </Card>
      <Welcome draft={draft} onDraft={write} />
      <InViews {...{ list, dispatch, views, setFocus, round }}>
        {(beside) => (
          <QuestionsEditor
            key={round}
            editing={editing}
            usual={null}
            questionCount={questionsIn(list).length}
            more={(entry) => <RulesOf entry={entry} draft={draft} onDraft={write} />}
            beside={beside}
            onShortcuts={show.shortcuts}
          />
        )}
      </InViews>
      <Fold title={t('surveys.paths')}>
        <PathMap draft={draft} />
      </Fold>
      <TakenHow key={`taken ${round}`} draft={draft} isNew={isNew} onDraft={write} />
      <ToldInSight tried={tried}>
        <Problems texts={problems.texts} />
      </ToldInSight>
      <StepBar
        steps={editing.steps}
        onPaste={editing.paste}
        onFind={editing.find}
        onShortcuts={show.shortcuts}
        onPreview={show.preview}
        isText={isText}
      >
        <Button
          variant="primary"
          className="sm:whitespace-nowrap"
          busy={isPublishing}
          aria-keyshortcuts={keysOf('finish')}
          onClick={() => void publish()}
        >
          {t(isNew ? 'surveys.publish' : 'surveys.publishNext')}
        </Button>
      </StepBar>
      <PreviewDialog draft={draft} open={shown === 'preview'} onClose={() => setShown(null)} />
      <ShortcutsDialog
        offers={list.offers}
        discards={!isNew}
        open={shown === 'shortcuts'}
        onClose={() => setShown(null)}
      />
      {dialogs}
    </div>
  )
}

type OnDraft = { draft: SurveyDraft; onDraft: (draft: SurveyDraft) => void }

/** Most surveys begin without one. */
function Welcome({ draft, onDraft }: OnDraft) {
  const [wasWritten] = useState(draft.welcome !== '')
  return (
    <Fold title={t('surveys.welcome')} told={t('surveys.welcomeHint')} isOpen={wasWritten}>
      <ProseField
        label={t('surveys.welcome')}
        rows={3}
        most={MAX_WELCOME_LENGTH}
        text={draft.welcome}
        format={draft.welcomeFormat}
        onWrite={(welcome, welcomeFormat) => onDraft({ ...draft, welcome, welcomeFormat })}
      />
    </Fold>
  )
}

/** The rules of the open page, passage, text or question. */
function RulesOf({ entry, draft, onDraft }: OnDraft & { entry: Entry }) {
  const question = questionsOf(draft).find(({ key }) => key === entry.key)
  const page = draft.pages.find(({ key }) => key === entry.key)
  if (isQuestion(entry)) return question && <QuestionRules draft={draft} entry={question} onDraft={onDraft} />
  if (!page) return <PartRules draft={draft} entry={entry} onDraft={onDraft} />
  return <PageRules draft={draft} page={page} onDraft={onDraft} />
}

function Problems({ texts }: { texts: readonly string[] }) {
  if (texts.length === 0) return null
  return (
    <ErrorPanel title={texts[0]}>
      {texts.length > 1 && (
        <ul>
          {texts.slice(1).map((problem) => (
            <li key={problem}>{problem}</li>
          ))}
        </ul>
      )}
    </ErrorPanel>
  )
}
