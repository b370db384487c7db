import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/questionnaires/branding.ts'
import { chosenIn, type KeptBrand, NO_BRAND } from '#domain/branding/brand.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { serve } from '../../http/serve.ts'
import type { SignedInTeacher } from '../../http/who-is-asking.ts'
import type { Shape } from '../../media/pictures/encode-picture.ts'
import { createKeepPicture } from '../../media/pictures/keep-picture.ts'
import { type OwnedQuestionnaireId, ownedBy } from '../policy.ts'
import { questionnaireFront } from '../store.ts'
import { changeBrand } from './change-brand.ts'
import { changeOwnBrand } from './change-own-brand.ts'
import { brandOfAccount, brandOfQuestionnaire } from './store.ts'

const onWire = (kept: KeptBrand): contract.BrandedOnWire => ({ brand: chosenIn(kept), frames: kept.frames })
const NONE: contract.BrandedOnWire = { brand: NO_BRAND, frames: {} }

type Of = { teacher: SignedInTeacher; id: OwnedQuestionnaireId }

export const brandingRoutes = (app: FastifyInstance, context: Context): void => {
  const server = { app, context }
  const { db } = context
  app.register(async (files) => uploadRoute(files, context))

  const ofAccount = async ({ id }: SignedInTeacher): Promise<contract.BrandedOnWire> => {
    const kept = await brandOfAccount(db, id)
    return kept ? onWire(kept) : NONE
  }

  const ofQuestionnaire = async ({ teacher, id }: Of) => {
    const { kind, shareCode, version } = await questionnaireFront(db, id)
    const own = await brandOfQuestionnaire(db, id)
    const account = await ofAccount(teacher)
    return { id, kind, title: version.title, share_code: shareCode, own: own && onWire(own), account }
  }

  serve(server, contract.readBrand, async ({ teacher }) => ok(await ofAccount(teacher)))

  serve(server, contract.changeBrand, async ({ body, teacher }) => {
    const changed = await changeBrand(context, teacher, body)
    return changed.ok ? ok(await ofAccount(teacher)) : changed
  })

  serve(server, contract.readOwnBrand, async ({ params, teacher }) => {
    const id = await ownedBy(db, teacher, params.id)
    return id ? ok(await ofQuestionnaire({ teacher, id })) : fail('quiz_not_found')
  })

  serve(server, contract.changeOwnBrand, async ({ params, body, teacher }) => {
    const id = await ownedBy(db, teacher, params.id)
    if (!id) return fail('quiz_not_found')
    const changed = await changeOwnBrand(context, { owner: teacher, id }, body)
    return changed.ok ? ok(await ofQuestionnaire({ teacher, id })) : changed
  })
}

/** Logos are sharp at three times the size that they are shown in; a background, on a phone. */
const SHAPES = {
  logo: { side: 480, isSquare: false },
  icon: { side: 180, isSquare: true },
  background: { side: 1280, isSquare: false },
} as const satisfies Record<string, Shape>

/** Nowhere else is a picture of a brand read: `files` is an instance of its own. */
const uploadRoute = (files: FastifyInstance, context: Context) => {
  files.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const keepers = {
    logo: createKeepPicture(context, { use: 'logo', shape: SHAPES.logo }),
    icon: createKeepPicture(context, { use: 'icon', shape: SHAPES.icon }),
    background: createKeepPicture(context, { use: 'background', shape: SHAPES.background }),
  }
  serve({ app: files, context }, contract.uploadBrandPicture, async ({ params, body, teacher }) =>
    body instanceof Uint8Array ? keepers[params.as](teacher, body) : fail('picture_unreadable'),
  )
}
