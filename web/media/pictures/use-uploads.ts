import { useEffect, useRef, useState } from 'react'
import { MAX_QUIZ_PICTURES } from '#domain/text/picture.ts'
import { t } from '../../i18n/teachers/editor.ts'
import { toast } from '../../ui/toast.ts'
import { upload } from './api.ts'

/** In milliseconds: there is a name to read, and something to do. */
const LONG = 10_000

/** A file on its way; `why` it did not arrive, once it has not. */
export type Upload = { key: number; file: File; why: string | null }

/**
 * Files on their way to be pictures, one after the other; `onAdded` is told the id of each that arrived. More than the quiz
 * has room for are not sent.
 */
export const useUploads = (room: number, onAdded: (id: string) => void) => {
  const [uploads, setUploads] = useState<readonly Upload[]>([])
  const nextKey = useRef(0)
  const line = useRef<Promise<void>>(Promise.resolve())
  const isShown = useRef(true)
  const added = useRef(onAdded)
  const underway = useRef(new Map<number, File>())
  useEffect(() => {
    added.current = onAdded
  })
  useEffect(() => {
    isShown.current = true
    const left = underway.current
    return () => {
      isShown.current = false
      // The text that they were for may be another one by the time they arrive: nothing is put into it unseen.
      for (const { name } of left.values()) toast.error(t('editor.pictureLeft', { name }), { lasts: LONG })
      left.clear()
    }
  }, [])

  const put = (key: number, why: string | null) =>
    setUploads((now) => now.map((each) => (each.key === key ? { ...each, why } : each)))
  const leaveOut = (key: number) => setUploads((now) => now.filter((each) => each.key !== key))
  const send = ({ key, file }: Pick<Upload, 'key' | 'file'>) => {
    if (underway.current.size >= room) return put(key, t('editor.picturesFull', { most: MAX_QUIZ_PICTURES }))
    underway.current.set(key, file)
    line.current = line.current.then(async () => {
      if (!isShown.current) return
      const sent = await upload(file)
      if (!isShown.current) return
      underway.current.delete(key)
      if (!sent.ok) return put(key, sent.why)
      leaveOut(key)
      added.current(sent.id)
    })
  }
  return {
    uploads,
    leaveOut,
    add: (files: Iterable<File>) => {
      for (const file of files) {
        const upload = { key: nextKey.current, file, why: null }
        nextKey.current += 1
        setUploads((now) => [...now, upload])
        send(upload)
      }
    },
    retry: (upload: Upload) => {
      put(upload.key, null)
      send(upload)
    },
  }
}
