/** What can be kept of a text: a keyboard may give half a sign first, and its other half with the next key. */
export const usableText = (text: string): string => text.toWellFormed().replaceAll('\u0000', '')
