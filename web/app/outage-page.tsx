import { t } from '../i18n/dashboard.ts'
import { ServerError } from '../site/server-error.tsx'

export function OutagePage() {
  return (
    <main>
      <ServerError
        texts={{
          title: t('dashboard.outageTitle'),
          text: t('dashboard.outageText'),
          refresh: t('dashboard.outageRefresh'),
          home: t('dashboard.outageHome'),
          reference: t('dashboard.outageReference'),
          asking: t('dashboard.outageAsking'),
          down: t('dashboard.outageDown'),
          failedAgain: t('dashboard.outageFailedAgain'),
        }}
      />
    </main>
  )
}
