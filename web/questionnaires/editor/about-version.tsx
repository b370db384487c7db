import { useQuery } from '@tanstack/react-query'
import Info from 'lucide-react/icons/info'
import { SECOND } from '#domain/time/time-limit.ts'
import { t } from '../../i18n/teachers/versions.ts'
import { type ListedVersion, versionsQuery } from '../versions/api.ts'

/** Somebody may start while the preview is being read. */
const ASK_EVERY_MS = 10 * SECOND

type AboutVersionProps = {
  quizId: string
  /** Nothing was changed yet. */
  isSame: boolean
}

/** What saving means for those who have the quiz already. */
export function AboutVersion({ quizId, isSame }: AboutVersionProps) {
  const versions = useQuery({ ...versionsQuery(quizId), staleTime: 0, refetchInterval: ASK_EVERY_MS })
  const told = versions.data?.rows.filter(({ underWay, handedIn }) => underWay + handedIn > 0) ?? []
  const last = versions.data?.rows[0]
  return (
    <div role="status" className="mt-5 flex items-start gap-3 rounded border border-line-strong bg-accent-soft p-4">
      <Info aria-hidden="true" className="mt-0.5 size-5 shrink-0" />
      <div className="grid grid-cols-1 min-w-0 gap-1">
        <p className="font-semibold">
          {isSame || !last
            ? t(isSame ? 'versions.nothingChanged' : 'versions.editHint')
            : t('versions.becomes', { number: last.number + 1 })}
        </p>
        {versions.isError && <p>{t('versions.countsFailed')}</p>}
        {versions.data && told.length === 0 && <p>{t('versions.nobodyYet')}</p>}
        {told.map((version) => (
          <WhoHasIt key={version.id} version={version} />
        ))}
      </div>
    </div>
  )
}

function WhoHasIt({ version: { number, underWay, handedIn } }: { version: ListedVersion }) {
  return (
    <p>
      {[
        ...(underWay > 0 ? [t('versions.underWay', { count: underWay, number })] : []),
        ...(handedIn > 0 ? [t('versions.handedIn', { count: handedIn, number })] : []),
      ].join(' ')}
    </p>
  )
}
