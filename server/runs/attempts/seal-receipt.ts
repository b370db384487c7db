import { createCipheriv, createDecipheriv } from 'node:crypto'
import * as z from 'zod/mini'
import { safeParse } from 'zod/mini'
import { told } from '#domain/questionnaires/told.ts'
import { freshBytes } from '../../secrets.ts'

/** All it takes to make an attempt again: who, which paper, when; and the hash of the token that holds it. */
const receipt = z.object({
  epoch: z.string(),
  id: z.string(),
  quizCode: z.string(),
  questionnaireId: z.string(),
  versionId: z.string(),
  participant: z.object({
    name: z.string(),
    phone: z.string(),
    district: z.string(),
    fields: z._default(z.array(told), []),
  }),
  tokenHash: z.string(),
  turn: z.int(),
  resumeCode: z.string(),
  startedAt: z.int(),
  endsAt: z.int(),
  sectionEnds: z._default(z.nullable(z.array(z.int())), null),
})
export type Receipt = z.infer<typeof receipt>

export type ReceiptSeal = { seal: (content: Receipt) => string; open: (sealed: string) => Receipt | null }

const CIPHER = 'aes-256-gcm'
const NONCE_BYTES = 12
const TAG_BYTES = 16

/**
 * Receipts lie on students' devices: what stands in them nobody can read there, or change. Their secret lives outside
 * the database, so that they outlive its restore.
 */
export const createReceiptSeal = (secret: Buffer): ReceiptSeal => ({
  seal: (content) => {
    const nonce = freshBytes(NONCE_BYTES)
    const cipher = createCipheriv(CIPHER, secret, nonce)
    const sealed = cipher.update(JSON.stringify(content), 'utf8')
    // Nothing more comes of it, but that the tag can be asked for.
    cipher.final()
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]).toString('base64url')
  },
  open: (sealed) => {
    try {
      const bytes = Buffer.from(sealed, 'base64url')
      const decipher = createDecipheriv(CIPHER, secret, bytes.subarray(0, NONCE_BYTES), { authTagLength: TAG_BYTES })
      decipher.setAuthTag(bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES))
      const content = Buffer.concat([decipher.update(bytes.subarray(NONCE_BYTES + TAG_BYTES)), decipher.final()])
      const read = safeParse(receipt, JSON.parse(content.toString('utf8')))
      return read.success ? read.data : null
    } catch {
      return null
    }
  },
})
