import * as z from 'zod/mini'
import { mobileNumber, personName } from './account.ts'
import { DISTRICTS } from './districts.ts'

/** What the join form asks for. */
export const participantFields = {
  name: personName,
  phone: mobileNumber,
  district: z.enum(DISTRICTS, 'district_required'),
}
export const participant = z.strictObject(participantFields)
export type Participant = z.infer<typeof participant>

/** People type their number in groups, or with the country's code. */
export const tenDigits = (typed: string): string => {
  const digits = typed.replace(/[\s().-]/g, '')
  return /^(\+91|0)\d{10}$/.test(digits) ? digits.slice(-10) : digits
}

const SHOWN_DIGITS = 4

/** A phone number as tables show it: all but the last four digits hidden. */
export const maskedPhone = (phone: string): string =>
  '•'.repeat(Math.max(0, phone.length - SHOWN_DIGITS)) + phone.slice(-SHOWN_DIGITS)

/** What is stored may name a district that is not on the list any more. */
export const isSameParticipant = (
  one: Record<keyof Participant, string>,
  other: Record<keyof Participant, string>,
): boolean => one.name === other.name && one.phone === other.phone && one.district === other.district
