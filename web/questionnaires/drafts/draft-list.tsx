import { useQuery } from '@tanstack/react-query'
import PencilLine from 'lucide-react/icons/pencil-line'
import Trash from 'lucide-react/icons/trash-2'
import { Link } from 'react-router'
import { formatDateTime } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/drafts.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { IconButton, iconButtonClass } from '../../ui/icon-button.tsx'
import type { draftsQuery, ListedDraft } from './drafts-query.ts'
import { useDeleteDraft } from './use-delete-draft.ts'

type DraftListProps = {
  query: ReturnType<typeof draftsQuery>
  /** The address below which they are opened. */
  home: string
  /** What one without a title is called. */
  untitled: string
}

/** What is begun or changed and not published yet. */
export function DraftList({ query, home, untitled }: DraftListProps) {
  const { data = [] } = useQuery(query)
  const deleteDraft = useDeleteDraft(query.queryKey)
  if (data.length === 0) return null
  return (
    <Card>
      <h2 id="drafts" className="text-xl">
        {t('drafts.drafts')}
      </h2>
      <ul aria-labelledby="drafts" className="mt-2 grid grid-cols-1 divide-y divide-line">
        {data.map((draft) => (
          <li key={draft.id} className="flex flex-wrap items-center justify-end gap-2 py-2">
            <DraftRow
              draft={draft}
              home={home}
              title={draft.title || untitled}
              onDelete={() => void deleteDraft(draft)}
            />
          </li>
        ))}
      </ul>
    </Card>
  )
}

type DraftRowProps = { draft: ListedDraft; home: string; title: string; onDelete: () => void }

function DraftRow({ draft, home, title, onDelete }: DraftRowProps) {
  const toContinue = t('drafts.continueOne', { title })
  const to = draft.edits === null ? `drafts/${encodeURIComponent(draft.id)}` : `${encodeURIComponent(draft.edits)}/edit`
  return (
    <>
      <div className="min-w-0 flex-[1_1_8rem]">
        <p className="flex flex-wrap items-center gap-x-3 font-semibold wrap-anywhere">
          <span className="min-w-0">{title}</span>
          <Badge>{t(draft.edits === null ? 'drafts.draft' : 'drafts.unpublishedChanges')}</Badge>
        </p>
        <p className="tabular text-sm text-ink-soft">
          {t('drafts.questions', { count: draft.no_of_questions })} ·{' '}
          {t('drafts.listedAt', { when: formatDateTime(Date.parse(draft.saved_at)) })}
        </p>
      </div>
      <Link to={`${home}/${to}`} title={toContinue} aria-label={toContinue} className={iconButtonClass()}>
        <PencilLine aria-hidden="true" />
      </Link>
      <IconButton label={t('drafts.deleteOne', { title })} icon={<Trash aria-hidden="true" />} onClick={onDelete} />
    </>
  )
}
