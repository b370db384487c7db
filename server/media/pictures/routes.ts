import type { FastifyInstance, FastifyRequest } from 'fastify'
import { uploadPicture } from '#contract/media/pictures.ts'
import { fail } from '#domain/result.ts'
import { pictureAddress, pictureId } from '#domain/text/picture.ts'
import { DAY, SECOND } from '#domain/time/time-limit.ts'
import type { Context } from '../../context.ts'
import { sendFailure } from '../../http/failures.ts'
import { OF_ANYONE } from '../../http/list-routes.ts'
import { isKnown } from '../../http/representations.ts'
import { FILE_POLICY } from '../../http/security-headers.ts'
import { serve } from '../../http/serve.ts'
import { createKeepPicture } from './keep-picture.ts'
import { createPictureShelf } from './shelve-pictures.ts'

const HEADERS = {
  'cache-control': `public, max-age=${(365 * DAY) / SECOND}, immutable`,
  'content-security-policy': FILE_POLICY,
}

export const pictureRoutes = (app: FastifyInstance, context: Context): void => {
  app.register(async (files) => uploadRoute(files, context))
  const picture = createPictureShelf(context)

  app.get(pictureAddress(':id'), OF_ANYONE, async (request: FastifyRequest<{ Params: { id: string } }>, reply) => {
    const id = pictureId.safeParse(request.params.id)
    const bytes = id.success ? await picture(id.data) : null
    if (bytes === null) return sendFailure(reply, 'not_found')
    const etag = `"${id.data}"`
    reply.headers({ ...HEADERS, etag })
    if (isKnown(etag, request.headers['if-none-match'])) return reply.code(304).send()
    return reply.type('image/webp').send(bytes)
  })
}

/** Nowhere else is a picture read: `files` is an instance of its own. */
const uploadRoute = (files: FastifyInstance, context: Context) => {
  files.addContentTypeParser(/^image\//, { parseAs: 'buffer' }, (_request, body, done) => done(null, body))
  const keep = createKeepPicture(context)
  serve({ app: files, context }, uploadPicture, async ({ body, teacher }) =>
    body instanceof Uint8Array ? keep(teacher, body) : fail('picture_unreadable'),
  )
}
