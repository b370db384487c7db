import { stopNotification } from '#contract/people/notifications.ts'
import type { NotificationKind } from '#domain/people/notification.ts'
import { call } from '../../calls/call.ts'
import { t } from '../../i18n/accounts.ts'
import { LinkPage } from './link-page.tsx'

type End = NotificationKind | 'dead'

const ended = (kind: NotificationKind) => () => ({
  heading: t('accounts.mailsStopped'),
  text: t(`accounts.stopped_${kind}`),
})

const ENDS = {
  first_response: ended('first_response'),
  ended: ended('ended'),
  weekly: ended('weekly'),
  dead: () => ({ heading: t('accounts.deadLink'), text: t('accounts.stopMailsDeadText') }),
} satisfies Record<End, () => { heading: string; text: string }>

/** Where the link of a mail leads that somebody has asked for. */
export function StopMailsForm() {
  return (
    <LinkPage
      title={t('accounts.stopMailsTitle')}
      text={t('accounts.stopMailsText')}
      send={(token) => call(stopNotification, { params: { token } })}
      endOf={(reply): End | null => {
        if (reply.ok) return reply.value.kind
        return reply.failure.code === 'link_not_valid' || 'token' in reply.failure.fields ? 'dead' : null
      }}
      dead="dead"
      words={ENDS}
    />
  )
}
