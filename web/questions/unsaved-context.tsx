import { createContext } from 'react'
import type { UnsavedTexts } from './unsaved-texts.ts'

/** Those of the attempt or response whose questions stand below; null: there is none. */
export const Unsaved = createContext<UnsavedTexts | null>(null)
