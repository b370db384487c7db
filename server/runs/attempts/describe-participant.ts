import type { WhoOnWire } from '#contract/runs/who.ts'
import { maskedPhone } from '#domain/people/participant.ts'
import { isBuiltIn } from '#domain/questionnaires/joining.ts'
import type { Described } from '#domain/questionnaires/told.ts'

/** A student as teachers see them: the phone number masked, and what the form has asked besides. */
export const whoOnWire = ({ name, phone, district, fields }: Described): WhoOnWire => {
  const others = fields.filter(({ id }) => !isBuiltIn(id))
  return {
    name,
    phone: maskedPhone(phone),
    district,
    ...(others.length > 0 && { fields: others.map(({ label, value, identifies }) => ({ label, value, identifies })) }),
  }
}
