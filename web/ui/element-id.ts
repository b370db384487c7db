import { createContext, useContext, useId } from 'react'

const Prefix = createContext('')

/** Parts of one page that are brought to life each by itself count their ids each from the start: a prefix tells them apart. */
export const ElementIdPrefix = Prefix.Provider

/** An id that no other element of the page has, the same where the page is rendered and where it comes to life. */
export const useElementId = (): string => useContext(Prefix) + useId()
