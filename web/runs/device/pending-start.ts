import * as z from 'zod/mini'

/** The key that the next start will have. It is kept before Start is pressed, so that no press is a second start. */
export const pendingStart = z.object({ deviceKey: z.string(), isPressed: z.boolean() })
export type PendingStart = z.infer<typeof pendingStart>
