import { useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useNavigate } from 'react-router'
import { faultsIn } from '#domain/questionnaires/branching.ts'
import { speakingFaults } from '#domain/questionnaires/piping.ts'
import { MAX_WELCOME_LENGTH } from '#domain/questionnaires/taking.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { formatNumber } from '../../i18n/format.ts'
import { problemTexts } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { KeptLine } from '../drafts/kept-line.tsx'
import { HistoryButtons } from '../history/history-buttons.tsx'
import { useConfirmEdit } from '../publishing/use-confirm-edit.tsx'
import { usePublishing } from '../publishing/use-publishing.ts'
import { ProseField } from '../question-form/prose-field.tsx'
import { answersNamed } from '../surveys/answers-named.ts'
import { readResponded, surveysQuery } from '../surveys/api.ts'
import {
  emptySurvey,
  incompleteIn,
  questionsOf,
  type SurveyDraft,
  speakingIn,
  takingOf,
  withPage,
  wrongNamesIn,
} from '../surveys/draft.ts'
import { newSurvey, nextOfSurvey } from '../surveys/publish-survey.ts'
import { withTextsFollowing } from '../surveys/spoken.ts'
import { isEmptySurvey } from '../surveys/templates.ts'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'
import { Beginning } from './beginning.tsx'
import { withChoicesFollowing } from './following-choices.ts'
import { withoutGone } from './gone.ts'
import { goneInWords } from './gone-in-words.ts'
import { Outline } from './outline.tsx'
import { PageCard } from './page-card.tsx'
import { PathMap } from './path-map.tsx'
import { PreviewButton } from './preview-button.tsx'
import { withRestored } from './rearranged.ts'
import { respondingProblems } from './responding-problems.ts'
import { TakenHow } from './taken-how.tsx'

type BuilderProps = { hand: SurveyInHand; notice?: ReactNode }

/** A survey as it is written: page by page, and kept at every change. */
export function Builder({ hand, notice }: BuilderProps) {
  const { draft, round } = hand
  const isNew = hand.edit === null
  const { write, remove, begin } = useWriting(hand)
  const { isPublishing, problems, publish, dialog } = usePublishSurvey(hand)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <h1 className="text-2xl">{t(isNew ? 'surveys.create' : 'surveys.edit')}</h1>
        <HistoryButtons history={hand.history} />
      </div>
      {notice}
      {isNew && <Beginning draft={draft} onBegin={begin} onStartOver={() => begin(emptySurvey())} />}
      <Card>
        <div className="grid grid-cols-[minmax(0,1fr)] gap-4">
          <TextField
            label={t('surveys.surveyTitle')}
            value={draft.title}
            maxLength={200}
            onChange={({ currentTarget }) => write({ ...draft, title: currentTarget.value })}
          />
          <ProseField
            label={t('surveys.welcome')}
            hint={t('surveys.welcomeHint')}
            rows={3}
            most={MAX_WELCOME_LENGTH}
            text={draft.welcome}
            format={draft.welcomeFormat}
            onWrite={(welcome, welcomeFormat) => write({ ...draft, welcome, welcomeFormat })}
          />
        </div>
      </Card>
      <Outline draft={draft} onDraft={write} />
      {draft.pages.map((page) => (
        <PageCard key={`${round}.${page.key}`} draft={draft} page={page} onDraft={write} onRemoved={remove} />
      ))}
      <Button className="justify-self-start" onClick={() => write(withPage(draft))}>
        {t('surveys.addPage')}
      </Button>
      <Card>
        <h2 className="mb-3 text-xl">{t('surveys.paths')}</h2>
        <PathMap draft={draft} />
      </Card>
      <TakenHow key={round} draft={draft} isNew={isNew} onDraft={write} />
      {problems.length > 0 && (
        <div role="alert">
          <ErrorPanel title={problems[0]}>
            {problems.length > 1 && (
              <ul>
                {problems.slice(1).map((problem) => (
                  <li key={problem}>{problem}</li>
                ))}
              </ul>
            )}
          </ErrorPanel>
        </div>
      )}
      <div className="flex flex-wrap items-center gap-4">
        <PreviewButton draft={draft} />
        <Button variant="primary" busy={isPublishing} onClick={() => void publish()}>
          {t(isNew ? 'surveys.publish' : 'surveys.publishNext')}
        </Button>
        <KeptLine hand={hand} />
      </div>
      {dialog}
    </div>
  )
}

/** What is removed can be brought back for a while, and so can a survey that was put aside for another beginning. */
const useWriting = ({ isInHand, isListed, startOver, draft, latest, put, replace, renewed }: SurveyInHand) => {
  const write = (next: SurveyDraft) => put(withChoicesFollowing(draft, withTextsFollowing(draft, next)))
  const remove = (next: SurveyDraft, key: number, said: string) => {
    write(next)
    const onAct = () => put(withRestored(latest.current, draft, key))
    toast.success(said, { action: { label: t('surveys.putBack'), onAct } })
  }
  /** In a round of its own, so that no field keeps what it showed. */
  const begin = (by: SurveyDraft) => {
    const before = latest.current
    const next = renewed(by)
    const said = isInHand && isListed() ? t('surveys.putAside', { title: before.title }) : t('surveys.startedOver')
    const undo = isInHand ? startOver(next) : () => replace(before)
    if (!isInHand) replace(next)
    if (!isEmptySurvey(before)) toast.success(said, { action: { label: t('surveys.putBack'), onAct: undo } })
  }
  return { write, remove, begin }
}

/** What keeps it from being published, as one says it. */
const problemsIn = (draft: SurveyDraft): string[] => {
  const incomplete = incompleteIn(draft)
  const isEmpty = draft.pages.some(({ questions }) => questions.length === 0)
  const counts = draft.pages.map(({ questions }) => questions.length)
  return [
    ...(draft.title.trim() === '' ? [t('surveys.titleRequired')] : []),
    ...(incomplete.length > 0
      ? [t('surveys.incomplete', { numbers: incomplete.map((number) => formatNumber(number)).join(', ') })]
      : []),
    ...(isEmpty ? [t('surveys.emptyPage')] : []),
    ...respondingProblems(draft),
    ...wrongNamesIn(draft).map((name) => t('surveys.wrongName', { name })),
    ...goneInWords(draft),
    ...faultsIn(counts, takingOf(withoutGone(draft))).map((fault) => {
      const values = Object.fromEntries(
        Object.entries(fault).flatMap(([name, value]) => (typeof value === 'number' ? [[name, value + 1]] : [])),
      )
      return t(`surveys.fault_${fault.fault}`, values)
    }),
    ...speakingFaults(speakingIn(draft)).map(({ fault, question }) =>
      t(`surveys.${fault}`, { question: formatNumber(question + 1) }),
    ),
  ]
}

const usePublishSurvey = (hand: SurveyInHand) => {
  const { latest, edit, base } = hand
  const [problems, setProblems] = useState<string[]>([])
  const { isPublishing, publish: send } = usePublishing(hand)
  const { confirm, dialog } = useConfirmEdit({ label: t('surveys.publishNext'), named: answersNamed })
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const prepare = () => {
    const draft = latest.current
    const found = problemsIn(draft)
    setProblems(found)
    if (found.length > 0) return null
    if (!edit) return { publication: newSurvey(draft) }
    const edits = base.read()?.edits ?? edit.edits
    const asked = { before: async () => askedIn(edit.initial), edited: askedIn(draft) }
    const isAnswered = () => hasResponses(edits.quizId)
    return { publication: nextOfSurvey(draft, edits), confirm: () => confirm({ ...asked, isAnswered }) }
  }
  const publish = async () => {
    const reply = await send<object>(prepare)
    if (!reply) return
    if (!reply.ok) {
      const fields = Object.values(problemTexts(reply.failure.fields))
      return setProblems([...new Set([failureText(reply.failure), ...fields])])
    }
    await queryClient.invalidateQueries({ queryKey: surveysQuery.queryKey })
    toast.success(t('surveys.saved'))
    await navigate('/dashboard/surveys')
  }
  return { isPublishing, problems, publish, dialog }
}

const askedIn = (draft: SurveyDraft) => ({
  questions: questionsOf(draft).map(({ question }) => question),
  marking: null,
})

/** Whether anybody has answered it; where that can't be found out, somebody may have. */
const hasResponses = async (id: string): Promise<boolean> => {
  const reply = await readResponded(id)
  return !reply.ok || reply.value.complete + reply.value.partial > 0
}
