import { createContext } from 'react'

/** The language of the texts that are being written, where their author has named it: their fields speak it, and nothing around them. */
export const TextLanguage = createContext<string | undefined>(undefined)
