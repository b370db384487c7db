import { Readable } from 'node:stream'
import type { FastifyInstance, FastifyRequest } from 'fastify'
import * as contract from '#contract/runs/uploads.ts'
import { FILE_TYPES, type FileType, uploadId } from '#domain/questions/parts/upload.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { tellAttachment } from '../../files/tell-attachment.ts'
import { arrivalOf } from '../../http/arrival.ts'
import { sendFailure } from '../../http/failures.ts'
import { addressOf, takeTry } from '../../http/limits.ts'
import { OF_TEACHER } from '../../http/list-routes.ts'
import { refusedOrigin } from '../../http/same-origin.ts'
import { FILE_POLICY } from '../../http/security-headers.ts'
import { serve } from '../../http/serve.ts'
import { type SignedInTeacher, teacherInSession } from '../../http/who-is-asking.ts'
import { createReceivePart } from '../../media/uploads/receive-part.ts'
import { contentOf, fileById, type StoredFile } from '../../media/uploads/store.ts'
import { ownedBy } from '../../questionnaires/policy.ts'
import { beginFile } from './begin-file.ts'
import { openResponded } from './open-responded.ts'

const HEADERS = {
  'cache-control': 'private, no-store',
  'content-security-policy': FILE_POLICY,
  'x-content-type-options': 'nosniff',
}

export const uploadRoutes = (app: FastifyInstance, context: Context): void => {
  app.register(async (files) => partRoute(files, context))
  const underWay = new Set<Readable>()
  // A server that stops can not wait for the slowest phone; a download that was broken off is begun again.
  app.addHook('preClose', async () => {
    for (const file of underWay) file.destroy()
  })

  serve({ app, context }, contract.beginFile, async ({ body, request }) => {
    const quiz = await openResponded(context, { request, code: body.code })
    if (!quiz.ok) return quiz
    if (!(await takeTry(context, { limit: 'fileFromAddress', of: addressOf(request) })))
      return fail('too_many_attempts')
    const begun = await beginFile(context, quiz.value, {
      versionId: body.version_id,
      deviceKey: body.device_key,
      questionId: body.question_id,
      uploadKey: body.upload_key,
      name: body.name,
      bytes: body.bytes,
      at: arrivalOf(request, context.now()),
    })
    return begun.ok ? ok(standingOnWire(begun.value)) : begun
  })

  type Asked = FastifyRequest<{ Params: { id: string } }>
  app.get(contract.uploadAddress(':id'), OF_TEACHER, async (request: Asked, reply) => {
    const refused = refusedOrigin(request, context.config)
    if (refused) return sendFailure(reply, refused)
    const signedIn = await teacherInSession(context, request)
    if (signedIn === null) return sendFailure(reply, 'unauthenticated')
    const id = uploadId.safeParse(request.params.id)
    const file = id.success ? await ownFile(context, signedIn.teacher, id.data) : null
    if (file === null) return sendFailure(reply, 'not_found')
    const content = Readable.from(contentOf(context.db, file))
    underWay.add(content)
    content.once('close', () => underWay.delete(content))
    reply.headers({
      ...HEADERS,
      'content-disposition': tellAttachment(file.name),
      'content-length': file.bytes,
    })
    return reply.type(file.mime).send(content)
  })
}

/** Nowhere else are bytes of unknown kind read: `files` is an instance of its own. */
const partRoute = (files: FastifyInstance, context: Context) => {
  files.addContentTypeParser('application/octet-stream', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )
  const receive = createReceivePart(context)
  serve({ app: files, context }, contract.sendFilePart, async ({ params, body }) => {
    if (!(body instanceof Uint8Array)) return fail('file_not_accepted')
    const received = await receive({ id: params.id, part: Number(params.part), content: body })
    return received.ok ? ok(standingOnWire(received.value)) : received
  })
}

/** A file that was sent with a response to a survey of theirs. */
const ownFile = async ({ db }: Pick<Context, 'db'>, teacher: SignedInTeacher, id: string) => {
  const file = await fileById(db, id)
  if (!file || file.sent_at === null || !(await ownedBy(db, teacher, file.questionnaire_id))) return null
  const type = isType(file.type) ? FILE_TYPES[file.type] : null
  return type && { ...file, mime: type.mime }
}

const isType = (type: string | null): type is FileType => type !== null && Object.hasOwn(FILE_TYPES, type)

const standingOnWire = ({ file, received }: { file: StoredFile; received: number }): contract.FileStanding => ({
  id: file.id,
  received,
  file: file.type === null ? null : { id: file.id, name: file.name, bytes: file.bytes },
})
