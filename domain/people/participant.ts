import * as z from 'zod/mini'
import { DISTRICTS } from './districts.ts'
import { mobileNumber, personName } from './person.ts'

/** What the join form asks for. */
export const participantFields = {
  name: personName,
  phone: mobileNumber,
  district: z.enum(DISTRICTS, 'district_required'),
}
export const participant = z.strictObject(participantFields)
export type Participant = z.infer<typeof participant>

const SHOWN_DIGITS = 4

/** A phone number as tables show it: all but the last four digits hidden. */
export const maskedPhone = (phone: string): string =>
  '•'.repeat(Math.max(0, phone.length - SHOWN_DIGITS)) + phone.slice(-SHOWN_DIGITS)
