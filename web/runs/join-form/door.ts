import { DoorFacts } from './door-facts.tsx'
import type { Door } from './door-parts.ts'
import { DoorStart } from './door-start.tsx'

const SAID = ['not_open', 'access_code_required', 'access_code_wrong']

export const door: Door = { Facts: DoorFacts, Start: DoorStart, says: ({ code }) => SAID.includes(code) }
