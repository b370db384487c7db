import { t } from '../../i18n/teachers/sharing.ts'
import { CopyLink } from './copy-link.tsx'
import type { CodeToSay } from './poster.tsx'
import { QrCode } from './qr-code.tsx'
import { QrTools } from './qr-tools.tsx'
import { SendWays } from './send-ways.tsx'
import type { Shared } from './share-link.ts'
import { TextToCopy } from './text-to-copy.tsx'
import { WhereLinksLead } from './where-links-lead.tsx'

type LinkAndWaysProps = {
  /** The id of the questionnaire whose brand a poster shows; none where it is not known, or the link leads elsewhere. */
  of?: string | undefined
  shared: Shared
  qrLabel: string
  /** With what it is called and what is said of it; null: it has none. */
  code: (CodeToSay & { name: string; hint: string }) | null
}

/** A link, its code and picture, and ways to send it. */
export function LinkAndWays({ of, shared, qrLabel, code }: LinkAndWaysProps) {
  const { title, link, message } = shared
  return (
    <>
      <WhereLinksLead className="mt-4" />
      <CopyLink link={link} />
      <div className="mt-5 flex flex-col items-center gap-5 rounded bg-surface-sunken p-4 sm:flex-row sm:p-5">
        <div className="w-44 max-w-full shrink-0">
          <QrCode text={link} label={qrLabel} />
        </div>
        <div className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-4 text-center wrap-anywhere sm:text-start">
          {code ? (
            <div>
              <p className="text-sm font-medium text-ink-soft">{code.name}</p>
              <p className="tabular text-2xl font-semibold tracking-widest">{code.spoken}</p>
              <p className="mt-1 text-sm text-ink-soft">{code.hint}</p>
            </div>
          ) : (
            <p className="text-sm text-ink-soft">{t('sharing.scanHint')}</p>
          )}
          <QrTools {...{ of, title, link, code }} />
        </div>
      </div>
      <SendWays shared={shared} />
      <div className="mt-5">
        <TextToCopy text={message} label={t('sharing.text')} copyLabel={t('sharing.copyText')} />
      </div>
    </>
  )
}
