import * as z from 'zod/mini'

/** Of floors, in the order in which they are offered. Stored with what chose it. */
export const BACKGROUNDS = ['alpona', 'plain', 'kantha', 'jamdani', 'waves', 'leaves', 'squares', 'dots'] as const

export const background = z.enum(BACKGROUNDS, 'not_one_of')
export type Background = z.infer<typeof background>

export const isBackground = (id: string): id is Background => BACKGROUNDS.some((each) => each === id)
