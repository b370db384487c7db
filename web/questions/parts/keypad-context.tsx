import { createContext } from 'react'

/** Whether a number's keypad is there before anybody asks for it. */
export const KeypadShown = createContext(false)
