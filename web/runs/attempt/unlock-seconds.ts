/** How long a result that may be shown stays closed after its quiz was submitted. */
export const UNLOCK_SECONDS = 30
