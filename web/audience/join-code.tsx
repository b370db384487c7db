import { t } from '../i18n/teachers/polls.ts'
import { pollLink } from '../questionnaires/polls/poll-link.ts'
import { QrCode } from '../questionnaires/share/qr-code.tsx'
import { hostOf, useShareOrigin } from '../questionnaires/share/use-share-origin.ts'
import { WhereLinksLead } from '../questionnaires/share/where-links-lead.tsx'

/** How a room gets to a poll. */
export function JoinCode({ shareCode }: { shareCode: string }) {
  const { origin, leadsNowhere } = useShareOrigin()
  return (
    <div className="grid w-full max-w-[min(22rem,80vw)] content-start justify-items-center gap-3 justify-self-center text-center lg:w-[34vmin] lg:max-w-none">
      <QrCode text={pollLink(origin, shareCode)} label={t('polls.qr')} />
      <p className="text-[clamp(1rem,3.2vmin,3rem)] font-semibold wrap-anywhere">
        {t('polls.joinAt', { link: `${hostOf(origin)}/poll` })}
      </p>
      <p className="text-[clamp(1.5rem,5vmin,4rem)] leading-tight font-bold tracking-wider wrap-anywhere">
        {shareCode}
      </p>
      {leadsNowhere && <WhereLinksLead />}
    </div>
  )
}
