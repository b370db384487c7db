import { t } from '../../i18n/site.ts'
import type { ServerErrorTexts } from '../server-error.tsx'

export const serverErrorTexts: ServerErrorTexts = {
  title: t('site.outageTitle'),
  text: t('site.outageText'),
  refresh: t('site.refresh'),
  home: t('site.returnHome'),
  reference: t('site.outageReference'),
  asking: t('site.outageAsking'),
  down: t('site.outageDown'),
  failedAgain: t('site.outageFailedAgain'),
}
