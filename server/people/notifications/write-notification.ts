import { API_BASE } from '#contract/wire/wire.ts'
import type { NotificationKind } from '#domain/people/notification.ts'
import { isolated } from '#domain/text/isolated.ts'
import type { Mail } from '../../mail/store.ts'
import type { News } from './find-news.ts'

type Given = { company: string; origin: string; stopToken: string; kind: NotificationKind; news: News[] }

const counted = (responses: number): string => (responses === 1 ? '1 answer sheet' : `${responses} answer sheets`)

const SAID: Record<NotificationKind, (company: string, news: News[]) => { subject: string; text: string }> = {
  first_response: (_, [news]) => ({
    subject: `The first answers to “${isolated(news?.title ?? '')}” are in`,
    text: `the first answers have come in to:\n\n${news?.title ?? ''}`,
  }),
  ended: (_, [news]) => ({
    subject: `“${isolated(news?.title ?? '')}” is closed`,
    text: `this is closed, and nobody is taking it any more:\n\n${isolated(news?.title ?? '')}: ${counted(news?.responses ?? 0)}`,
  }),
  weekly: (company, news) => ({
    subject: `Your week on ${company}`,
    text: `this came in last week:\n\n${news.map(({ title, responses }) => `${isolated(title)}: ${counted(responses)}`).join('\n')}`,
  }),
}

/** Behind the `#` the token stays in the browser; what mail programs post to has it in its address. */
export const writeNotification = (given: Given): Pick<Mail, 'subject' | 'text' | 'headers'> => {
  const { company, origin, stopToken, kind, news } = given
  const { subject, text } = SAID[kind](company, news)
  return {
    subject,
    text: `Hello,

${text}

See more on your dashboard:

${origin}/dashboard

You have asked for these mails. This link ends them:

${origin}/auth/stopmails#token=${stopToken}

${company}
${origin}
`,
    headers: {
      'Auto-Submitted': 'auto-generated',
      'List-Unsubscribe': `<${origin}${API_BASE}/notifications/stop/${stopToken}>`,
      'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
    },
  }
}
