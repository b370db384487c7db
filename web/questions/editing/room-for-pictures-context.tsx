import { createContext } from 'react'
import { MAX_QUIZ_PICTURES } from '#domain/text/picture.ts'

/** How many more pictures the quiz has room for whose texts are being written. */
export const RoomForPictures = createContext(MAX_QUIZ_PICTURES)
