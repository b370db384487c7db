import type { FastifyInstance } from 'fastify'
import * as contract from '#contract/people/passkeys.ts'
import { isoOf } from '#contract/wire/wire.ts'
import { fail, ok } from '#domain/result.ts'
import type { Context } from '../../context.ts'
import { addressOf } from '../../http/limits.ts'
import { mailOriginOf } from '../../http/origin-of.ts'
import { proofOf } from '../../http/proof-of.ts'
import { serve } from '../../http/serve.ts'
import { sessionOf } from '../../http/who-is-asking.ts'
import { answerSignedIn } from '../accounts/answer-signed-in.ts'
import { wordsOf } from '../accounts/words-of.ts'
import { addPasskey } from './add-passkey.ts'
import { beginPasskey } from './begin-passkey.ts'
import { logInWithPasskey } from './log-in-with-passkey.ts'
import { passkeyChallenges } from './passkey-challenges.ts'
import { relyingParty } from './relying-party.ts'
import { removePasskey } from './remove-passkey.ts'
import { renamePasskey } from './rename-passkey.ts'
import { type Passkey, passkeysOf } from './store.ts'

type Server = { app: FastifyInstance; context: Context }

export const passkeyRoutes = (app: FastifyInstance, context: Context): void => {
  keepingRoutes({ app, context })
  enteringRoutes({ app, context })
}

const asListed = ({ id, name, createdAt, usedAt }: Passkey) => ({
  id,
  name,
  added_at: isoOf(createdAt),
  ...(usedAt !== null && { used_at: isoOf(usedAt) }),
})

const keepingRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.listPasskeys, async ({ teacher, request }) => {
    const passkeys = await passkeysOf(context.db, teacher.id)
    return ok({ passkeys: passkeys.map(asListed), available: relyingParty(request, context) !== null })
  })

  serve(server, contract.beginPasskey, (call) => {
    const session = sessionOf(context, call.request) ?? ''
    return beginPasskey(context, { ...proofOf(call), party: relyingParty(call.request, context), session })
  })

  serve(server, contract.addPasskey, ({ body, teacher, request }) => {
    const session = sessionOf(context, request) ?? ''
    return addPasskey(context, { ...body, teacherId: teacher.id, session, party: relyingParty(request, context) })
  })

  serve(server, contract.renamePasskey, ({ params, body, teacher }) =>
    renamePasskey(context, { ...params, ...body, teacherId: teacher.id }),
  )

  serve(server, contract.removePasskey, (call) =>
    removePasskey(context, { ...proofOf(call), ...call.params, origin: mailOriginOf(call.request, context.config) }),
  )
}

const enteringRoutes = (server: Server) => {
  const { context } = server

  serve(server, contract.beginPasskeyLogIn, async ({ request }) => {
    const party = relyingParty(request, context)
    return party === null
      ? fail('passkeys_not_available')
      : ok({ challenge: passkeyChallenges(context).make(['log in']), rp_id: party.id })
  })

  serve(server, contract.logInWithPasskey, async ({ body, request, reply }) => {
    const from = { address: addressOf(request), party: relyingParty(request, context), words: wordsOf(request) }
    const found = await logInWithPasskey(context, { ...body, ...from })
    return found.ok ? answerSignedIn(context, found.value, { request, reply }) : found
  })
}
