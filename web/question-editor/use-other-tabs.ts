import { useEffect } from 'react'
import { deviceStorage } from './stored-draft.ts'

/** Another tab writes two keys, one after the other. */
const READ_AFTER_MS = 50

/** Another tab of this device has written under one of these keys. */
export const useOtherTabs = (isKey: (key: string) => boolean, onChange: () => void): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stored = ({ key, storageArea }: StorageEvent) => {
      if (storageArea !== deviceStorage()) return
      if (key !== null && !isKey(key)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, READ_AFTER_MS)
    }
    window.addEventListener('storage', stored)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', stored)
    }
  }, [isKey, onChange])
}
