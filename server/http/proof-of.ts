import type { FastifyRequest } from 'fastify'
import type { TeacherId } from '#domain/people/account.ts'
import { type Device, deviceOf } from './known-device.ts'
import { addressOf } from './limits.ts'
import type { SignedInTeacher } from './who-is-asking.ts'

type Call = { teacher: SignedInTeacher; body: { password: string; code?: string | undefined }; request: FastifyRequest }
type Shown = {
  teacherId: TeacherId
  password: string
  code?: string | undefined
  address: string
  device: Device | null
}

/** What somebody shows who is asked once more who they are, and from where. */
export const proofOf = ({ teacher, body: { password, code }, request }: Call): Shown => ({
  teacherId: teacher.id,
  password,
  code,
  address: addressOf(request),
  device: deviceOf(request),
})
