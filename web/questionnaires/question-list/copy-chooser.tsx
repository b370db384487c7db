import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/editing.ts'
import { t as questionnaires } from '../../i18n/teachers/questionnaires.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SearchField } from '../../ui/forms/search-field.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { addressOf } from '../kinds.tsx'
import { takenQuery } from '../list-api.ts'
import type { ListedQuiz } from '../quiz-list.ts'
import { useKindHere } from '../use-kind-here.ts'

/** One of the teacher's own quizzes to begin a new one with; what is being written here stays where it is. */
export function CopyChooser({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Dialog open={open} onClose={onClose} title={t('editing.copyTitle')} sheet>
      {open && <Quizzes />}
    </Dialog>
  )
}

function Quizzes() {
  const kind = useKindHere()
  const quizzes = useQuery(takenQuery(kind))
  const [search, setSearch] = useState('')
  if (quizzes.isPending) return <SkeletonLines lines={5} />
  if (quizzes.isError) {
    return (
      <ErrorPanel title={t('editing.copyFailed')} busy={quizzes.isFetching} onRetry={() => void quizzes.refetch()}>
        {errorText(quizzes.error)}
      </ErrorPanel>
    )
  }
  if (quizzes.data.length === 0) return <p className="pb-2 text-ink-soft">{t('editing.copyNone')}</p>
  const found = quizzes.data.filter((quiz) => isFound(quiz, search))
  return (
    <>
      <SearchField label={questionnaires('questionnaires.search')} search={search} onSearch={setSearch} />
      <p role="status" className="tabular mt-2 text-sm text-ink-soft">
        {questionnaires('questionnaires.found', { count: found.length })}
      </p>
      <ul className="mt-2 grid grid-cols-1 gap-1 pb-2">
        {found.slice(0, MOST_SHOWN).map(({ id, title, subject, questionCount }) => (
          <li key={id}>
            <Link
              to={addressOf({ kind, id }, 'copy')}
              className="flex min-h-11 flex-col justify-center rounded px-3 py-2 hover:bg-brand-soft"
            >
              <span dir="auto" className="font-medium wrap-anywhere">
                {title}
              </span>
              <span dir="auto" className="text-sm text-ink-soft wrap-anywhere">
                <bdi>{subject}</bdi> · {questionnaires('questionnaires.questions', { count: questionCount })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
      {found.length > MOST_SHOWN && <p className="pb-2 text-sm text-ink-soft">{t('editing.copyMore')}</p>}
    </>
  )
}

/** More are found by their names. */
const MOST_SHOWN = 50

const isFound = ({ title, subject }: ListedQuiz, search: string): boolean =>
  `${title} ${subject}`.toLocaleLowerCase().includes(search.trim().toLocaleLowerCase())
