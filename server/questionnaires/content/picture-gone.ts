/** Refuses what shows a picture that was there a moment ago. */
export const PICTURE_GONE = {
  ok: false,
  code: 'invalid_request',
  fields: { questions: 'picture_missing' },
} as const
