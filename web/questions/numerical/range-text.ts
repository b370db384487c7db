import { t } from '../../i18n/teachers/editor.ts'
import { readableNumber } from './number-text.ts'

/** A range as its author reads it. */
export const rangeText = ({ from, to }: { from: string; to: string }): string => {
  const [least, most] = [readableNumber(from), readableNumber(to)]
  return from === to ? least : t('editor.fromTo', { from: least, to: most })
}
