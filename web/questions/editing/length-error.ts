import { excessOf } from '#domain/text/text.ts'
import { t } from '../../i18n/teachers/editor.ts'

/** What is wrong with a text that is longer than `most` characters. */
export const lengthError = (text: string, most: number): string | undefined => {
  const over = excessOf(text, most)
  return over > 0 ? t('editor.tooLong', { most, over }) : undefined
}
