import ExternalLink from 'lucide-react/icons/external-link'
import GraduationCap from 'lucide-react/icons/graduation-cap'
import Mail from 'lucide-react/icons/mail'
import MessageCircle from 'lucide-react/icons/message-circle'
import Share from 'lucide-react/icons/share-2'
import type { ReactNode } from 'react'
import { t } from '../../i18n/teachers/sharing.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Fold } from '../../ui/fold.tsx'
import { toast } from '../../ui/toast.ts'
import {
  classroomLink,
  facebookLink,
  linkedInLink,
  mailLink,
  type Shared,
  telegramLink,
  whatsAppLink,
  withoutLink,
  xLink,
} from './share-link.ts'

const RARER = [
  { name: () => t('sharing.telegram'), linkTo: telegramLink },
  { name: () => t('sharing.x'), linkTo: xLink },
  { name: () => t('sharing.facebook'), linkTo: facebookLink },
  { name: () => t('sharing.linkedIn'), linkTo: linkedInLink },
]

/** Ways to send it: plain links, and the device's own where it has one. */
export function SendWays({ shared }: { shared: Shared }) {
  return (
    <section className="mt-5" aria-label={t('sharing.send')}>
      <h3 className="text-base font-medium">{t('sharing.send')}</h3>
      <div className="mt-2 flex flex-wrap gap-2 wrap-anywhere *:grow">
        {'share' in navigator && <DeviceShare shared={shared} />}
        <Way href={whatsAppLink(shared)} icon={<MessageCircle aria-hidden="true" className="size-5 shrink-0" />}>
          {t('sharing.whatsApp')}
        </Way>
        <ButtonLink href={mailLink(shared)} icon={<Mail aria-hidden="true" className="size-5 shrink-0" />}>
          {t('sharing.email')}
        </ButtonLink>
        <Way href={classroomLink(shared)} icon={<GraduationCap aria-hidden="true" className="size-5 shrink-0" />}>
          {t('sharing.classroom')}
        </Way>
      </div>
      <Fold title={t('sharing.more')} className="mt-2">
        <div className="flex flex-wrap gap-2 *:grow">
          {RARER.map(({ name, linkTo }) => (
            <Way
              key={linkTo.name}
              href={linkTo(shared)}
              icon={<ExternalLink aria-hidden="true" className="size-5 shrink-0" />}
            >
              {name()}
            </Way>
          ))}
        </div>
      </Fold>
    </section>
  )
}

function Way({ href, icon, children }: { href: string; icon: ReactNode; children: ReactNode }) {
  return (
    <ButtonLink href={href} target="_blank" rel="noopener noreferrer" icon={icon}>
      {children}
    </ButtonLink>
  )
}

/** Somebody looked at it and went back, or pressed twice. */
const isNoFailure = (reason: unknown): boolean =>
  reason instanceof DOMException && (reason.name === 'AbortError' || reason.name === 'InvalidStateError')

function DeviceShare({ shared: { title, link, message } }: { shared: Shared }) {
  const share = () =>
    navigator.share({ title, text: withoutLink(message, link), url: link }).catch((reason: unknown) => {
      if (!isNoFailure(reason)) toast.error(t('sharing.sendFailed'))
    })
  return (
    <Button icon={<Share aria-hidden="true" className="size-5 shrink-0" />} onClick={() => void share()}>
      {t('sharing.device')}
    </Button>
  )
}
