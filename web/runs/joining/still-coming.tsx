import { t } from '../../i18n/students/take.ts'

/** Of a page whose script is still on its way: says that what was pressed is not forgotten. */
export function StillComing() {
  return (
    <p
      role="status"
      data-early="waiting"
      className="fixed inset-x-4 top-4 mx-auto w-fit max-w-md rounded border bg-surface p-4"
    >
      {t('take.stillComing')}
    </p>
  )
}
