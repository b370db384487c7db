import { uploadPicture } from '#contract/media/pictures.ts'
import { MAX_PICTURE_FILE } from '#domain/text/picture.ts'
import { MINUTE } from '#domain/time/time-limit.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { callAsTeacher } from '../../people/accounts/api.ts'
import { downscaled } from './downscale.ts'

type Uploaded = { ok: true; id: string } | { ok: false; why: string }

const refused = (why: string): Uploaded => ({ ok: false, why })

/** Sends a file to be kept as a picture; the same file again is the same picture. */
export const upload = async (file: File): Promise<Uploaded> => {
  if (!file.type.startsWith('image/')) return refused(failureText({ code: 'picture_unreadable' }))
  const body = await downscaled(file)
  if (body.size > MAX_PICTURE_FILE) return refused(t('editor.pictureTooBig'))
  const reply = await callAsTeacher(uploadPicture, { body }, { timeoutMs: MINUTE })
  if (reply.ok) return { ok: true, id: reply.value.id }
  const { failure } = reply
  return refused(failure.status === null ? t('editor.pictureOffline') : failureText(failure))
}
