import { t } from '../../i18n/students/take.ts'
import { Reserved } from '../all-pages/reserved.tsx'
import { useIsOnline } from '../device/use-is-online.ts'
import type { AttemptView } from './attempt-view.ts'

/** Said where all would be called saved. */
export const NotAll = ({ count }: { count: number }) => (
  <span className="min-w-0 flex-1 basis-20 text-sm leading-tight font-medium text-wrong @min-[56.25rem]:flex-none">
    {t('take.notAll', { count })}
  </span>
)

/** Its place is always there, as high as what is said most often, so that nothing moves when it speaks. */
export function Notice({ hasCopy }: Pick<AttemptView, 'hasCopy'>) {
  const isOnline = useIsOnline()
  const said =
    hasCopy === false
      ? `${t('take.noCopy')} ${t('take.keepOpen')}`
      : isOnline
        ? ''
        : t(hasCopy ? 'take.offline' : 'take.noNetwork')
  return (
    <Reserved for={t('take.offline')} className="mt-2 font-medium before:px-3 before:py-2">
      <span role="status" className={said && 'rounded bg-accent-soft px-3 py-2'}>
        {said}
      </span>
    </Reserved>
  )
}
