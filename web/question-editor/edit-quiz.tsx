import { useState } from 'react'
import { useNavigate, useParams } from 'react-router'
import type { ContentOnWire } from '#contract/versions.ts'
import type { CallFailure } from '../api/reply.ts'
import { t } from '../i18n/versions.ts'
import { toast } from '../ui/toast.ts'
import { draftOfContent } from '../versions/content.ts'
import { FromContent } from '../versions/from-content.tsx'
import { publishEdit } from './api.ts'
import { AboutVersion } from './components/about-version.tsx'
import { ChangedMeanwhile } from './components/changed-meanwhile.tsx'
import { DiscardChanges } from './components/discard-changes.tsx'
import { EditHint, KeptChanges } from './components/kept-changes.tsx'
import { deviceFor } from './device-for.ts'
import { type EditBase, keptBase, withBase } from './edits-storage.ts'
import { type QuizDraft, readDraft, removeDraft } from './stored-draft.ts'
import { type DraftPlace, useEditedDraft } from './use-edited-draft.ts'
import { Wizard } from './wizard.tsx'

/** A published quiz in the wizard: what is saved becomes its next version. */
export function EditQuiz() {
  const { id = '' } = useParams()
  return (
    <FromContent key={id} quizId={id}>
      {(content, reload) => <Editing key={content.version_id} quizId={id} content={content} onReload={reload} />}
    </FromContent>
  )
}

type EditingProps = { quizId: string; content: ContentOnWire; onReload: () => void }

/** Changes that were kept are shown first for what they are: nobody meets a quiz that is not the one they have published. */
function Editing({ quizId, content, onReload }: EditingProps) {
  const [{ storage, isKey }] = useState(() => deviceFor(quizId))
  const [kept, setKept] = useState(() => keptBase(storage))
  const [goesOn, setGoesOn] = useState(false)
  const current = { id: content.version_id, number: content.number }
  const initial = draftOfContent(content)
  if (initial === null) return null
  const discard = () => {
    removeDraft(storage && withBase(storage, current))
    setKept(null)
  }
  if (kept !== null && !goesOn && readDraft(storage) !== null)
    return <KeptChanges base={kept} current={current} onGoOn={() => setGoesOn(true)} onDiscard={discard} />
  const base = kept ?? current
  return (
    <EditWizard
      quizId={quizId}
      base={base}
      place={{ storage: storage && withBase(storage, base), isKey, initial }}
      onReload={onReload}
    />
  )
}

type EditWizardProps = { quizId: string; base: EditBase; place: DraftPlace; onReload: () => void }

function EditWizard({ quizId, base, place, onReload }: EditWizardProps) {
  const draft = useEditedDraft(place)
  const navigate = useNavigate()
  const [basedOn, setBasedOn] = useState(base)
  const [change, setChange] = useState<'seen' | 'on_top' | null>(null)
  const send = async (quiz: Parameters<typeof publishEdit>[1]) => {
    const reply = await publishEdit({ quizId, basedOn: basedOn.id, storage: place.storage }, quiz)
    setChange(!reply.ok && isQuizChanged(reply.failure) ? 'seen' : null)
    return reply
  }
  const saved = ({ number }: { number: number }) => {
    toast.success(t('versions.saved', { number }))
    void navigate(`/dashboard/quizzes/${encodeURIComponent(quizId)}/versions`, { replace: true })
  }
  const saveOnTop = (current: EditBase) => {
    setBasedOn(current)
    setChange('on_top')
  }
  const discard = () => {
    draft.forget()
    onReload()
  }
  const isSame = isSameDraft(draft.draft, place.initial)
  return (
    <Wizard
      draft={draft}
      heading={t('versions.editHeading')}
      intro={<EditHint number={basedOn.number} />}
      isPublished
      aboutSaving={<AboutVersion quizId={quizId} isSame={isSame} />}
      refusalHelp={
        change && <ChangedMeanwhile quizId={quizId} base={basedOn} isOnTop={change === 'on_top'} onOnTop={saveOnTop} />
      }
      saveLabel={t('versions.saveChanges')}
      canSave={!isSame}
      startOver={() => <DiscardChanges isPossible={!isSame} onDiscard={discard} />}
      send={send}
      onSaved={saved}
    />
  )
}

const isQuizChanged = ({ code }: CallFailure) => code === 'quiz_changed'

const isSameDraft = (one: QuizDraft, other: QuizDraft): boolean => JSON.stringify(one) === JSON.stringify(other)
