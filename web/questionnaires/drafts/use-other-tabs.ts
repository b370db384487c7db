import { useEffect } from 'react'
import * as z from 'zod/mini'
import { type DraftBase, draftBase } from './draft-base.ts'

/** Another tab may write several names, one after the other. */
const READ_AFTER_MS = 50

/** Another tab of this device has written under one of these names. */
export const useOtherTabs = (isName: (name: string) => boolean, onChange: () => void): void => {
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const stored = ({ key, storageArea }: StorageEvent) => {
      if (storageArea !== window.localStorage) return
      if (key !== null && !isName(key)) return
      clearTimeout(timer)
      timer = setTimeout(onChange, READ_AFTER_MS)
    }
    window.addEventListener('storage', stored)
    return () => {
      clearTimeout(timer)
      window.removeEventListener('storage', stored)
    }
  }, [isName, onChange])
}

type Bases = { onHeard: (base: DraftBase) => void; onGone: () => void }

/** What another tab keeps under that name of where a draft stands: all of it, since the next write may leave out the one before. */
export const useOtherBases = (name: string | null, { onHeard, onGone }: Bases): void => {
  useEffect(() => {
    const stored = ({ key, newValue, storageArea }: StorageEvent) => {
      if (storageArea !== window.localStorage || key === null || key !== name) return
      const base = z.safeParse(draftBase, jsonOf(newValue)).data
      if (base) onHeard(base)
      else if (newValue === null) onGone()
    }
    window.addEventListener('storage', stored)
    return () => window.removeEventListener('storage', stored)
  }, [name, onHeard, onGone])
}

const jsonOf = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? 'null')
  } catch {
    return null
  }
}
