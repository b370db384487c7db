import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/people/plan.ts'
import { monthBefore } from '#domain/plans/plans.ts'
import { ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import { bytesOfPictures } from '../../media/pictures/store.ts'
import { countMails, countPublished, countStudents, planOfAccount } from '../../plans/store.ts'

const MEBIBYTE = 1024 * 1024

export const planRoutes = (app: FastifyInstance, context: Context): void => {
  const { db, now } = context

  serve({ app, context }, contract.readPlan, async ({ teacher: { id: owner } }) => {
    const found = await planOfAccount(db, owner)
    if (found === null) return ok({ plan: null })
    const { name, plan } = found
    const counted = { owner, since: monthBefore(now()) }
    const { title, published_a_month, pictures_mib, mails_a_month, students_a_month } = plan
    const pictures = pictures_mib === undefined || pictures_mib === null ? null : pictures_mib * MEBIBYTE
    return ok({
      plan: {
        ...{ name, title },
        published: { used: await countPublished(db, counted), allowed: published_a_month ?? null },
        pictures: { used: await bytesOfPictures(db, owner), allowed: pictures },
        mails: { used: await countMails(db, counted), allowed: mails_a_month ?? null },
        students: { used: await countStudents(db, counted), allowed: students_a_month ?? null },
      },
    })
  })
}
