import { createHash, randomBytes } from 'node:crypto'
import { codeFrom } from '#domain/share-code.ts'

const ID_BYTES = 12
const TOKEN_BYTES = 32

/** 96 random bits: never guessed, never twice. */
export const newId = (): string => randomBytes(ID_BYTES).toString('base64url')

export const newToken = (): string => randomBytes(TOKEN_BYTES).toString('base64url')

export const newCode = (length: number): string => {
  let code = ''
  while (code.length < length) code += codeFrom(randomBytes(length), length - code.length)
  return code
}

/** Tokens are stored as this alone: whoever reads the database can't act as anybody. */
export const hashOf = (token: string): string => createHash('sha256').update(token).digest('base64url')
