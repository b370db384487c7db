import { createContext } from 'react'

/** Whether the quiz that is being written mixes its options: only then there is something to fix. */
export const MixesOptions = createContext(false)
