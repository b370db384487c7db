import type { ReactNode } from 'react'
import type { EmailChangeOnWire } from '#contract/people/email-change.ts'
import { ADDRESS_SIDES } from '#domain/people/email-change.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t as tOutbox } from '../../i18n/teachers/outbox.ts'
import { t } from '../../i18n/teachers/profile.ts'
import { Badge } from '../../ui/badge.tsx'
import { OutboxNote } from '../accounts/outbox-note.tsx'

const SIDES = { old: () => t('profile.sideOld'), new: () => t('profile.sideNew') }

type ChangeWaitingProps = { change: EmailChangeOnWire; email: string; sendsMail: boolean }

/** How a change stands: at which address it is confirmed, and which one is still to be heard. */
export function ChangeWaiting({ change, email, sendsMail }: ChangeWaitingProps) {
  const { email: next, state, waits_for, expires_at } = change
  if (state === 'expired')
    return <Told title={t('profile.changeExpired', { email: next })}>{t('profile.changeExpiredText')}</Told>
  if (state === 'taken')
    return <Told title={t('profile.changeTaken', { email: next })}>{t('profile.changeTakenText')}</Told>
  const until = { date: formatDateTime(Date.parse(expires_at)) }
  return (
    <Told title={t('profile.changeWaits', { email: next })}>
      {sendsMail ? t('profile.changeWaitsUntil', until) : tOutbox('outbox.changeWaitsUntil', until)}
      {!sendsMail && <OutboxNote className="mt-3" />}
      <ul aria-label={t('profile.changeSides')} className="mt-3 divide-y divide-line border-y border-line">
        {ADDRESS_SIDES.map((side) => (
          <li key={side} className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 py-2">
            <span className="min-w-0">
              <span className="block text-sm">{SIDES[side]()}</span>
              <span className="text-ink wrap-anywhere">{side === 'old' ? email : next}</span>
            </span>
            <Badge tone={waits_for.includes(side) ? 'neutral' : 'correct'}>
              {waits_for.includes(side) ? t('profile.sideWaiting') : t('profile.sideDone')}
            </Badge>
          </li>
        ))}
      </ul>
    </Told>
  )
}

function Told({ title, children }: { title: string; children: ReactNode }) {
  return (
    <div className="mt-4 rounded border border-line bg-surface-sunken p-4">
      <h3 className="font-semibold text-ink wrap-anywhere">{title}</h3>
      <div className="mt-1">{children}</div>
    </div>
  )
}
