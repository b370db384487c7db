import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { Skeleton } from '../../ui/skeleton.tsx'
import { useFocusAfter } from '../../ui/use-focus-after.ts'
import { type QuizPage, quizPageQuery, quizzesQuery } from '../api.ts'
import { useDeleteDraft } from '../drafts/use-delete-draft.ts'
import { filtersSet, viewOf } from '../quiz-list.ts'
import { useActing } from '../use-acting.ts'
import { type AskedDraft, DraftDialogs } from './draft-dialogs.tsx'
import { NoQuizzes } from './no-quizzes.tsx'
import { QuickCards } from './quick-cards.tsx'
import { type Asked, QuizDialogs } from './quiz-dialogs.tsx'
import { QuizFigures } from './quiz-figures.tsx'
import { QuizTable, type Selection } from './quiz-table.tsx'

export function Quizzes() {
  const [params] = useSearchParams()
  const view = viewOf(params)
  const quizzes = useQuery(quizPageQuery(view))
  const acting = useActing()
  const [asked, setAsked] = useState<Asked>()
  const [askedDraft, setAskedDraft] = useState<AskedDraft>()
  const [selection, setSelection] = useState<Selection>(null)
  const deleteDraft = useDeleteDraft(quizzesQuery.queryKey)
  const heading = useFocusAfter<HTMLHeadingElement>(deletingIn(asked) ?? deletingIn(askedDraft))
  const isEmpty = quizzes.data && filtersSet(view) === 0 && isWithoutAny(quizzes.data)
  return (
    <div className="grid grid-cols-1 gap-6">
      <h1 ref={heading} tabIndex={-1} className="text-2xl">
        {t('questionnaires.quizzes')}
      </h1>
      <div className="max-sm:order-last">
        <QuickCards />
      </div>
      {quizzes.isError && !quizzes.data && (
        <ErrorPanel
          title={t('questionnaires.listFailed')}
          busy={quizzes.isFetching}
          onRetry={() => void quizzes.refetch()}
        >
          {errorText(quizzes.error)}
        </ErrorPanel>
      )}
      {quizzes.isPending && <ListSkeleton />}
      {quizzes.data && <QuizFigures totals={quizzes.data.totals} show={view.show} />}
      {isEmpty && <NoQuizzes totals={quizzes.data.totals} />}
      {quizzes.data && !isEmpty && (
        <QuizTable
          list={quizzes.data}
          view={view}
          isChanging={quizzes.isPlaceholderData}
          selection={selection}
          onSelect={setSelection}
          onShare={(quiz) => setAsked({ what: 'share', quiz })}
          onMore={(quiz) => setAsked({ what: 'more', quiz })}
          onDelete={(chosen, forGood) => setAsked({ what: 'delete', quizzes: chosen, forGood })}
          onRenameDraft={(draft) => setAskedDraft({ what: 'rename', draft })}
          onDeleteDraft={(draft) => setAskedDraft({ what: 'delete', draft })}
          onAct={acting.act}
          onTag={(chosen) => setAsked({ what: 'tag', quizzes: chosen })}
          onBulk={async (action, chosen) => {
            if (action === 'bin' || action === 'erase')
              return setAsked({ what: 'delete', quizzes: chosen, forGood: action === 'erase' })
            await acting.act(action, chosen)
          }}
        />
      )}
      <QuizDialogs asked={asked} onAsk={setAsked} acting={acting} />
      <DraftDialogs asked={askedDraft} onClose={() => setAskedDraft(undefined)} onDelete={deleteDraft} />
    </div>
  )
}

/** Its row is gone afterwards, and with it what had the focus. */
const deletingIn = <T extends { what: string }>(asked: T | undefined): T | undefined =>
  asked?.what === 'delete' ? asked : undefined

const isWithoutAny = ({ totals }: QuizPage) => totals.quizzes + totals.drafts === 0

function ListSkeleton() {
  return (
    <div role="status" className="grid grid-cols-1 gap-6">
      <span className="sr-only">{t('questionnaires.loading')}</span>
      <div className="grid grid-cols-1 gap-4 sm:grid-cols-3">
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
        <Skeleton className="h-24" />
      </div>
      <Skeleton className="h-96" />
    </div>
  )
}
