import { useEffect } from 'react'
import { deviceStorage } from '../entries/device-storage.ts'
import { type DraftBase, parseBase } from './draft-base.ts'

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

/** What another tab keeps under that key of where a draft stands: all of it, since the next write may leave out the one before. */
export const useOtherBases = (isKey: (key: string) => boolean, onHeard: (base: DraftBase) => void): void => {
  useEffect(() => {
    const stored = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== deviceStorage() || key === null || !isKey(key)) return
      const base = parseBase(newValue)
      if (base) onHeard(base)
    }
    window.addEventListener('storage', stored)
    return () => window.removeEventListener('storage', stored)
  }, [isKey, onHeard])
}
