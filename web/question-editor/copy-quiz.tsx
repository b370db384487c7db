import { useState } from 'react'
import { useParams } from 'react-router'
import type { ContentOnWire } from '#contract/versions.ts'
import { isDraftPart } from '#domain/draft-item.ts'
import { MAX_TITLE_LENGTH } from '#domain/questionnaire.ts'
import { t as editorText } from '../i18n/editor.ts'
import { t } from '../i18n/versions.ts'
import { draftOfContent } from '../versions/content.ts'
import { FromContent } from '../versions/from-content.tsx'
import { publishFrom } from './api.ts'
import { DiscardChanges } from './components/discard-changes.tsx'
import { deviceFor } from './device-for.ts'
import { usePublishedDialog } from './published-dialog.tsx'
import type { QuizDraft } from './stored-draft.ts'
import { type DraftPlace, useEditedDraft } from './use-edited-draft.ts'
import { Wizard } from './wizard.tsx'

/** A new quiz that begins as another one is. */
export function CopyQuiz() {
  const { id = '' } = useParams()
  return (
    <FromContent key={id} quizId={id}>
      {(content, reload) => <Copying quizId={id} content={content} onReload={reload} />}
    </FromContent>
  )
}

type CopyingProps = { quizId: string; content: ContentOnWire; onReload: () => void }

function Copying({ quizId, content, onReload }: CopyingProps) {
  const [device] = useState(() => deviceFor(`copy-${quizId}`))
  const initial = copyOf(content)
  return initial && <CopyWizard of={content.title} place={{ ...device, initial }} onReload={onReload} />
}

const copyOf = (content: ContentOnWire): QuizDraft | null => {
  const draft = draftOfContent(content)
  if (draft === null) return null
  const title = t('versions.copyOf', { title: content.title }).slice(0, MAX_TITLE_LENGTH)
  return {
    details: { ...draft.details, title },
    items: draft.items.map((item) => {
      if (isDraftPart(item)) return item
      const { id: _, ...question } = item
      return question
    }),
  }
}

type CopyWizardProps = { of: string; place: DraftPlace; onReload: () => void }

function CopyWizard({ of, place, onReload }: CopyWizardProps) {
  const draft = useEditedDraft(place)
  const { dialog, onSaved } = usePublishedDialog()
  const discard = () => {
    draft.forget()
    onReload()
  }
  return (
    <>
      <Wizard
        draft={draft}
        heading={t('versions.copyHeading')}
        intro={<p className="-mt-2 mb-5 max-w-prose text-ink-soft">{t('versions.copyHint', { title: of })}</p>}
        saveLabel={editorText('editor.saveQuiz')}
        startOver={() => (
          <DiscardChanges
            isPossible={JSON.stringify(draft.draft) !== JSON.stringify(place.initial)}
            onDiscard={discard}
          />
        )}
        send={(quiz) => publishFrom(place.storage, quiz)}
        onSaved={onSaved}
      />
      {dialog}
    </>
  )
}
