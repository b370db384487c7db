import * as z from 'zod/mini'

/** Which totals do not go below zero: each section's, or the paper's alone. */
export const marksFloor = z.enum(['section', 'total'])
export type MarksFloor = z.infer<typeof marksFloor>

/** The same, or none of them. */
export const floorChoice = z.enum(['none', ...marksFloor.options], 'not_one_of')
export type FloorChoice = z.infer<typeof floorChoice>
