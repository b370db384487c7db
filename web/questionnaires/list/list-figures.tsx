import type { ListedKind, ListView } from '#domain/questionnaires/quiz-list.ts'
import { formatNumber, formatPercent } from '../../i18n/format.ts'
import { t } from '../../i18n/teachers/questionnaires.ts'
import { Stat } from '../../ui/stat.tsx'
import { wordsOf } from '../kinds.tsx'
import type { ListPage } from '../list-api.ts'
import { hasMarks } from './has-marks.ts'

type ListFiguresProps = Pick<ListPage, 'totals'> & Pick<ListView, 'show'> & { kind: ListedKind }

export function ListFigures({ show, ...props }: ListFiguresProps) {
  return (
    <dl className="grid max-sm:order-last grid-cols-[repeat(auto-fit,minmax(min(8.5rem,100%),1fr))] gap-4">
      {show === 'bin' || show === 'archived' ? <PutAway {...props} /> : <Figures {...props} />}
    </dl>
  )
}

type FiguresProps = Omit<ListFiguresProps, 'show'>

/** What the other figures leave out. */
const PutAway = ({ totals, kind }: FiguresProps) => (
  <>
    <Stat
      label={t('questionnaires.totalInBin')}
      value={formatNumber(totals.inBin)}
      note={t('questionnaires.totalInBinNote')}
    />
    <Stat label={t('questionnaires.totalArchived')} value={formatNumber(totals.archived)} />
    <Stat
      label={wordsOf(kind).total()}
      value={formatNumber(totals.listed)}
      note={kind === 'all' ? undefined : t('questionnaires.totalListedNote')}
    />
  </>
)

const averageNote = ({ averagePercent, toMark }: ListPage['totals']): string | undefined => {
  if (averagePercent === null) return t('questionnaires.noScoreYet')
  return toMark > 0 ? t('questionnaires.soFarAll', { count: toMark }) : undefined
}

function Figures({ totals, kind }: FiguresProps) {
  const words = wordsOf(kind)
  return (
    <>
      <Stat
        label={words.total()}
        value={formatNumber(totals.listed)}
        note={totals.drafts > 0 ? t('questionnaires.draftsBesides', { count: totals.drafts }) : undefined}
      />
      <Stat label={words.answered()} value={formatNumber(totals.answered)} />
      {hasMarks(kind) && (
        <Stat
          label={t('questionnaires.averageScore')}
          value={totals.averagePercent === null ? '–' : formatPercent(totals.averagePercent / 100)}
          note={averageNote(totals)}
        />
      )}
    </>
  )
}
