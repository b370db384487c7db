import { useQuery, useQueryClient } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { failureText } from '../../i18n/all-failures.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { ONLY_WAY_BACK_MS, toast } from '../../ui/toast.ts'
import { surveyDraftsQuery } from './api.ts'
import { forgetDraft, forgetPlace, placeOfEdit } from './kept-draft.ts'
import { deleteSurveyDraft, type ListedSurveyDraft } from './server-copy.ts'

/** Surveys, and changes of surveys, that are not published yet. */
export function DraftList() {
  const { data = [] } = useQuery(surveyDraftsQuery)
  const deleteDraft = useDeleting()
  if (data.length === 0) return null
  return (
    <Card>
      <h2 id="survey-drafts" className="text-xl">
        {t('surveys.drafts')}
      </h2>
      <ul aria-labelledby="survey-drafts" className="mt-2 grid grid-cols-1 divide-y divide-line">
        {data.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center justify-end gap-2 py-2">
            <DraftRow draft={draft} onDelete={() => void deleteDraft(draft)} />
          </li>
        ))}
      </ul>
    </Card>
  )
}

function DraftRow({ draft, onDelete }: { draft: ListedSurveyDraft; onDelete: () => void }) {
  const title = draft.title || t('surveys.untitled')
  const toContinue = t('surveys.continueDraft', { title })
  const to = draft.edits === null ? `drafts/${encodeURIComponent(draft.id)}` : `${encodeURIComponent(draft.edits)}/edit`
  return (
    <>
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
          <span className="min-w-0">{title}</span>
          <Badge>{t(draft.edits === null ? 'surveys.draft' : 'surveys.unpublishedChanges')}</Badge>
        </p>
        <p className="tabular text-sm text-ink-soft">
          {t('surveys.questions', { count: draft.no_of_questions })} ·{' '}
          {t('surveys.savedAt', { when: formatDateTime(Date.parse(draft.saved_at)) })}
        </p>
      </div>
      <Link to={`/dashboard/surveys/${to}`} title={toContinue} aria-label={toContinue} className={iconButtonClass()}>
        <PencilLine aria-hidden="true" />
      </Link>
      <IconButton label={t('surveys.deleteDraft', { title })} icon={<Trash aria-hidden="true" />} onClick={onDelete} />
    </>
  )
}

/** Deletes a draft everywhere, says so, and offers the way back. */
const useDeleting = () => {
  const queryClient = useQueryClient()
  const changed = () => void queryClient.invalidateQueries({ queryKey: surveyDraftsQuery.queryKey })
  return async ({ id, edits }: ListedSurveyDraft): Promise<void> => {
    const reply = await deleteSurveyDraft(id)
    if (!reply.ok) return toast.error(failureText(reply.failure))
    forgetDraft(id)
    if (edits !== null) forgetPlace(placeOfEdit(edits))
    changed()
    const putBack = reply.value
    const undo = async (back: NonNullable<typeof putBack>) => {
      const done = await back()
      if (!done.ok) toast.error(failureText(done.failure))
      changed()
    }
    toast.success(t('surveys.draftDeleted'), {
      lasts: ONLY_WAY_BACK_MS,
      ...(putBack && { action: { label: t('surveys.undo'), onAct: () => void undo(putBack) } }),
    })
  }
}
