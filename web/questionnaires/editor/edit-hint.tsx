import { t } from '../../i18n/teachers/versions.ts'

type EditHintProps = {
  number: number
  /** Somebody has written on it before. */
  hasChanges: boolean
}

export function EditHint({ number, hasChanges }: EditHintProps) {
  return (
    <p className="-mt-2 mb-5 max-w-prose text-ink-soft">
      <span className="font-medium text-ink">{t('versions.editing', { number })}</span>{' '}
      {t(hasChanges ? 'versions.unpublished' : 'versions.editHint')}
    </p>
  )
}
