import { setImmediate as breathe } from 'node:timers/promises'
import type { TeacherId } from '#domain/people/account.ts'
import { type NotificationKind, weekBefore, weekOf } from '#domain/people/notification.ts'
import { allowsMail, monthBefore } from '#domain/plans/plans.ts'
import type { Instant } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import type { Database } from '../../database/connect.ts'
import { inOneTransaction } from '../../database/try-again.ts'
import { queueMail } from '../../mail/store.ts'
import { countMails, planOfAccount } from '../../plans/store.ts'
import { endings, firstResponses, type News, newsOfWeek, windowEndings } from './find-news.ts'
import { stopTokenFor } from './policy.ts'
import { claimNotification, readerOf, readSince, teachersToTell } from './store.ts'
import { writeNotification } from './write-notification.ts'

const AT_ONCE = 100

type Needs = Pick<Context, 'db' | 'now' | 'newId' | 'letters' | 'config' | 'sign'>

/** Looks for what is new, beside the paths of answers, and mails it once to whoever has asked for it. */
export const tellTeachers = async (context: Needs): Promise<void> => {
  for (let after = ''; ; ) {
    const ids = await teachersToTell(context.db, after, AT_ONCE)
    for (const id of ids) {
      await tellOne(context, id)
      await breathe()
    }
    const last = ids.at(-1)
    if (last === undefined) return
    after = last
  }
}

const tellOne = async (context: Needs, id: TeacherId): Promise<void> => {
  const { db, now } = context
  const since = await readSince(db, id)
  const at = now()
  if (since.first_response !== null) {
    for (const news of await firstResponses(db, { id, since: since.first_response, now: at })) {
      await tell(context, { id, kind: 'first_response', key: news.key, news: [news] })
    }
  }
  if (since.ended !== null) {
    const closed = { id, since: since.ended, now: at }
    for (const news of [...(await endings(db, closed)), ...(await windowEndings(db, closed))]) {
      await tell(context, { id, kind: 'ended', key: news.key, news: [news] })
    }
  }
  if (since.weekly !== null) await tellWeek(context, id, since.weekly)
}

/** From the first Monday after it was asked for; a week in which nothing came in is passed over in silence. */
const tellWeek = async (context: Needs, id: TeacherId, since: number): Promise<void> => {
  const week = weekOf(context.now())
  if (since >= week) return
  const key = `weekly:${id}:${week}`
  const sent = context.db.selectFrom('notification_sent').select('key').where('key', '=', key)
  if ((await sent.executeTakeFirst()) !== undefined) return
  await tell(context, { id, kind: 'weekly', key, news: await newsOfWeek(context.db, id, [weekBefore(week), week]) })
}

type Told = { id: TeacherId; kind: NotificationKind; key: string; news: News[] }

/** What a plan does not allow is not mailed later either: it stands in the list of what happened. */
const mayMail = async (trx: Database, id: TeacherId, at: Instant): Promise<boolean> => {
  const found = await planOfAccount(trx, id)
  return found === null || allowsMail(found.plan, await countMails(trx, { owner: id, since: monthBefore(at) }))
}

const tell = ({ db, now, newId, letters, config, sign }: Needs, { id, kind, key, news }: Told): Promise<void> =>
  inOneTransaction(db, async (trx) => {
    const reader = await readerOf(trx, id, kind)
    if (reader === null) return
    const at = now()
    const questionnaireId = kind === 'weekly' ? null : (news[0]?.questionnaireId ?? null)
    const isMailed = news.length > 0 && (await mayMail(trx, id, at))
    const claimed = { key, teacherId: id, questionnaireId, at: isMailed ? at : null }
    if (!(await claimNotification(trx, claimed)) || !isMailed) return
    const { email: recipient, origin } = reader
    const stopToken = stopTokenFor({ sign }, { teacherId: id, kind })
    const letter = writeNotification({ company: config.site.company, origin, stopToken, kind, news })
    await queueMail(trx, letters.seal({ ...letter, id: newId(), recipient, replyTo: null, createdAt: at }))
  })
