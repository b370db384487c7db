import { isVisible } from '#domain/text/text.ts'

/**
 * What can be kept of a text: a keyboard may give half a sign first, and its other half with the next key. Signs that cannot
 * be seen are nothing by themselves.
 */
export const usableText = (text: string): string => {
  const usable = text.toWellFormed().replaceAll('\u0000', '')
  return isVisible(usable) ? usable : ''
}
