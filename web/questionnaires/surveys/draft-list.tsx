import { useQuery } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/surveys.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import { useDeleteDraft } from '../drafts/use-delete-draft.ts'
import { type ListedSurveyDraft, surveyDraftsQuery } from './api.ts'

/** Surveys, and changes of surveys, that are not published yet. */
export function DraftList() {
  const { data = [] } = useQuery(surveyDraftsQuery)
  const deleteDraft = useDeleteDraft(surveyDraftsQuery.queryKey)
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
