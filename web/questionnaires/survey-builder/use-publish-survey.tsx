import { useQueryClient } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import type * as z from 'zod/mini'
import type { createResponded } from '#contract/questionnaires/polls-and-surveys.ts'
import type { publishSurvey } from '#contract/questionnaires/surveys.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { problemTexts } from '../../i18n/problems.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { toast } from '../../ui/toast.ts'
import { isQuestion } from '../entries/draft-entries.ts'
import { useConfirmEdit } from '../publishing/use-confirm-edit.tsx'
import { useDoubtsFirst } from '../publishing/use-doubts-first.tsx'
import { usePublishing } from '../publishing/use-publishing.ts'
import { type SharedQuiz, ShareLater } from '../share/share-later.tsx'
import { answersNamed } from '../surveys/answers-named.ts'
import { readResponded, surveysQuery } from '../surveys/api.ts'
import { questionsOf, type SurveyDraft } from '../surveys/draft.ts'
import { newSurvey, nextOfSurvey } from '../surveys/publish-survey.ts'
import { entriesOf } from '../surveys/survey-entries.ts'
import type { SurveyInHand } from '../surveys/use-survey-draft.ts'
import { askedIn, isWithoutTitle, problemsIn, toDoIn } from './survey-problems.ts'

type Problems = { isWithoutTitle: boolean; texts: readonly string[] }

type New = z.infer<typeof createResponded.data>
type Made = New | z.infer<typeof publishSurvey.data>

const LIST = '/dashboard/surveys'

const sharedOf = ({ id, share_code: shareCode }: New, draft: SurveyDraft): SharedQuiz => ({
  ...{ kind: 'survey', id, shareCode, minutes: null },
  title: draft.title.trim(),
  questionCount: questionsOf(draft).length,
})

const NONE: Problems = { isWithoutTitle: false, texts: [] }

const problemsOf = (draft: SurveyDraft): Problems => ({
  isWithoutTitle: isWithoutTitle(draft),
  texts: problemsIn(draft),
})

type Means = {
  /** Where whoever published it is led, if there is something to write first. */
  onTitle: () => void
  onEntry: (entry: { key: number; field: string }) => void
}

/** Publishes a survey, or says what keeps it from being published and leads there. */
export const usePublishSurvey = (hand: SurveyInHand, { onTitle, onEntry }: Means) => {
  const { draft: written, latest, edit, base, round } = hand
  /** In which round of writing it was tried: what is begun anew lacks nothing yet. */
  const [roundTried, setRoundTried] = useState<number | null>(null)
  const hasTried = roundTried === round
  /** The last try that led to no field. */
  const [tried, setTried] = useState<object | null>(null)
  const [shared, setShared] = useState<SharedQuiz | null>(null)
  const [refused, setRefused] = useState<readonly string[]>([])
  /** What still keeps it from being published, once that was tried. */
  const problems = useMemo(() => (hasTried ? problemsOf(written) : NONE), [hasTried, written])
  const { isPublishing, publish: send } = usePublishing(hand)
  const { confirm, dialog } = useConfirmEdit({ label: t('surveys.publishNext'), named: answersNamed })
  const label = t(edit ? 'surveys.publishNext' : 'surveys.publish')
  const doubts = useDoubtsFirst(
    (entry) => onEntry({ key: entry.key, field: isQuestion(entry) ? 'problem' : 'text' }),
    hand.place.place,
  )
  const queryClient = useQueryClient()
  const navigate = useNavigate()
  const prepare = () => {
    const draft = latest.current
    const found = problemsOf(draft)
    const toDo = toDoIn(draft)
    setRoundTried(round)
    if (found.isWithoutTitle) onTitle()
    else if (toDo) onEntry(toDo)
    else if (found.texts.length > 0) setTried({})
    if (found.isWithoutTitle || found.texts.length > 0) return null
    const first = (then?: Parameters<typeof doubts.first>[2]) => doubts.first(entriesOf(draft), label, then)
    if (!edit) return { publication: newSurvey(draft), confirm: first() }
    const edits = base.read()?.edits ?? edit.edits
    const asked = { before: async () => askedIn(edit.initial), edited: askedIn(draft) }
    const isAnswered = () => hasResponses(edits.quizId)
    return { publication: nextOfSurvey(draft, edits), confirm: first(() => confirm({ ...asked, isAnswered })) }
  }
  const publish = async () => {
    setRefused([])
    const sent: { draft?: SurveyDraft } = {}
    const reply = await send<Made>(() => {
      sent.draft = latest.current
      return prepare()
    })
    if (!reply) return
    if (!reply.ok) {
      const fields = Object.values(problemTexts(reply.failure.fields))
      setTried({})
      return setRefused([...new Set([failureText(reply.failure), ...fields])])
    }
    await queryClient.invalidateQueries({ queryKey: surveysQuery.queryKey })
    if ('share_code' in reply.value && sent.draft) return setShared(sharedOf(reply.value, sent.draft))
    toast.success(t('surveys.saved'))
    await navigate(LIST)
  }
  const dialogs = (
    <>
      {dialog}
      {doubts.dialog}
      {shared && <ShareLater quiz={shared} isNew onClose={() => void navigate(LIST, { replace: true })} />}
    </>
  )
  return {
    ...{ isPublishing, tried, publish, dialogs },
    problems: { ...problems, texts: [...problems.texts, ...refused] },
  }
}

/** Whether anybody has answered it; where that can't be found out, somebody may have. */
const hasResponses = async (id: string): Promise<boolean> => {
  const reply = await readResponded(id)
  return !reply.ok || reply.value.complete + reply.value.partial > 0
}
