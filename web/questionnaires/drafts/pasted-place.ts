import * as z from 'zod/mini'
import { kept, type Place, theTeacher } from '../../people/accounts/kept.ts'

const pastes = kept('DraftPasted', z.string(), theTeacher)

/** What was pasted for the draft that lies at a place, and is not taken yet. It is on no server. */
export const pastedAt = (place: string): Place<string> => pastes.at(place)

/** It goes with its draft. */
export const movePasted = (from: string, to: string): void => {
  const text = pastedAt(from).read()
  pastedAt(from).write(null)
  pastedAt(to).write(text)
}
