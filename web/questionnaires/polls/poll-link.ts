/** Where people vote. */
export const pollLink = (origin: string, shareCode: string): string =>
  `${origin}/poll?code=${encodeURIComponent(shareCode)}`
