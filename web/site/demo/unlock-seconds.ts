/** How long the demo's result stays closed. */
export const UNLOCK_SECONDS = 180
