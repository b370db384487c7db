import * as z from 'zod/mini'
import type { EnteredOnWire } from '#contract/runs/attempts-requests.ts'
import { participant } from '#domain/people/participant.ts'
import { t } from '../../i18n/students/take.ts'

export const typedDetails = z.catchall(
  z.object({ name: z.string(), phone: z.string(), district: z.string() }),
  z.string(),
)
/** What a student types before the start; what a quiz asks beside name, phone and district stands under its field's id. */
export type Typed = z.infer<typeof typedDetails>

export const readTyped = ({ name, phone, district }: Typed) => z.safeParse(participant, { name, phone, district })

/** All that a start takes, what its student is called, and what is shown of it once more. */
export type Ready = {
  entered: EnteredOnWire
  name: string
  details: readonly (readonly [label: string, value: string])[]
}

export const detailsOf = ({ name, phone, district }: Typed): Ready['details'] => [
  [t('take.name'), name],
  [t('take.phone'), phone],
  [t('take.district'), district],
]

/** Null as long as something is missing or wrong. */
export const readyIn = (typed: Typed): Ready | null => {
  const { data } = readTyped(typed)
  return data ? { entered: data, name: data.name, details: detailsOf(data) } : null
}
