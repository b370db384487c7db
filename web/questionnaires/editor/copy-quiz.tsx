import { useState } from 'react'
import { useParams } from 'react-router'
import type { ContentOnWire } from '#contract/questionnaires/versions.ts'
import { USUAL_OPENING } from '#domain/questionnaires/opening.ts'
import { MAX_TITLE_LENGTH } from '#domain/questionnaires/questionnaire.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { CopyingDraft } from '../drafts/copying-draft.tsx'
import { asNewQuiz, type QuizDraft } from '../entries/stored-draft.ts'
import { TAKEN_DRAFTS } from '../quizzes/quiz-drafts.ts'
import { useKindHere } from '../use-kind-here.ts'
import { draftOfContent } from '../versions/content.ts'
import { FromContent } from '../versions/from-content.tsx'

/** A new quiz that begins as another one is. */
export function CopyQuiz() {
  const { id = '' } = useParams()
  return (
    <FromContent key={id} quizId={id}>
      {(content) => <Copying quizId={id} content={content} />}
    </FromContent>
  )
}

function Copying({ quizId, content }: { quizId: string; content: ContentOnWire }) {
  const kind = TAKEN_DRAFTS[useKindHere()]
  const [copy] = useState(() => copyOf(content))
  if (!copy) return null
  return <CopyingDraft kind={kind} of={quizId} copy={copy} search="?section=dts" failed={t('versions.copyFailed')} />
}

const copyOf = (content: ContentOnWire): QuizDraft | null => {
  const draft = draftOfContent(content)
  const title = t('versions.copyOf', { title: content.title }).slice(0, MAX_TITLE_LENGTH)
  if (!draft) return null
  // The other one's times may be over, and its code is known.
  const settings = { ...draft.details.settings, opening: USUAL_OPENING }
  return asNewQuiz({ ...draft, details: { ...draft.details, title, settings } })
}
