import { t } from '../../i18n/teachers/editing.ts'
import { Explained } from '../../ui/explained.tsx'

/** What negative marking and marks for a part of an answer mean, where they are set. */
export function MarkingExplained() {
  return (
    <div className="flex flex-wrap gap-x-6 sm:col-span-2">
      <Explained title={t('editing.helpNegative')}>
        <p>{t('editing.helpNegativeWhat')}</p>
        <p>{t('editing.helpNegativeExample')}</p>
      </Explained>
      <Explained title={t('editing.helpPartial')}>
        <p>{t('editing.helpPartialWhat')}</p>
        <p>{t('editing.helpPartialShare')}</p>
        <p>{t('editing.helpPartialMinus')}</p>
        <p>{t('editing.helpPartialZero')}</p>
        <p>{t('editing.helpPartialJee')}</p>
      </Explained>
    </div>
  )
}
