import { MAX_QUIZ_TEXT } from '#domain/formats/quiz-text/read-quiz-text.ts'
import { MAX_FILE_BYTES } from '#domain/formats/sheet/file-refusals.ts'
import { t } from '../../i18n/teachers/quiz-text.ts'
import type { TextRefusal } from './refused-text.ts'
import { shortName } from './short-name.ts'
import type { OpenedFile } from './text-of-file.ts'

type Refusal = Extract<OpenedFile, { refusal: string }>['refusal']

const BYTES_OF_MB = 1024 * 1024

/** What a file is that was refused, and what to do with it. */
export const fileRefused = (refusal: Refusal, name: string): string =>
  t(`pasting.file_${refusal}`, { name: shortName(name), most: MAX_FILE_BYTES / BYTES_OF_MB, signs: MAX_QUIZ_TEXT })

export const filesRefused = (count: number): string => t('pasting.file_several', { count })

/** `nothing`: no text was copied at all. */
export const textRefused = (refusal: TextRefusal | 'nothing'): string =>
  t(`pasting.text_${refusal}`, { most: MAX_QUIZ_TEXT })
