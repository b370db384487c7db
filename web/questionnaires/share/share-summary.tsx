import { t } from '../../i18n/teachers/sharing.ts'
import { Dialog } from '../../ui/dialogs/dialog.tsx'
import { useBackCloses } from '../../ui/dialogs/use-back-closes.ts'
import { LinkAndWays } from './link-and-ways.tsx'

type ShareSummaryProps = {
  /** Of the survey. */
  title: string
  link: string
  onClose: () => void
}

/** Everything it takes to get a summary of results to people. It is open as long as it is rendered. */
export function ShareSummary({ title, link, onClose }: ShareSummaryProps) {
  useBackCloses(onClose)
  const results = t('sharing.resultsOf', { title })
  const message = t('sharing.summaryMessage', { title: results, link })
  return (
    <Dialog open onClose={onClose} title={t('sharing.summaryTitle')} sheet>
      <p dir="auto" className="text-lg leading-snug font-semibold wrap-anywhere">
        {title}
      </p>
      <LinkAndWays shared={{ title: results, link, message }} qrLabel={t('sharing.summaryQr')} code={null} />
    </Dialog>
  )
}
