import * as z from 'zod/mini'
import { type Participant, participant } from '#domain/participant.ts'

export const typedDetails = z.object({ name: z.string(), phone: z.string(), district: z.string() })
/** What a student types before the start. */
export type Typed = z.infer<typeof typedDetails>

export const readTyped = (typed: Typed) => z.safeParse(participant, typed)

/** Null as long as something is missing or wrong. */
export const participantIn = (typed: Typed): Participant | null => readTyped(typed).data ?? null
