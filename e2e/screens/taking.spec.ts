import { ENDING } from './ending-screens.ts'
import { lookAtEach } from './screen.ts'
import { NO_QUIZ, TAKING } from './taking-screens.ts'

lookAtEach([...NO_QUIZ, ...TAKING, ...ENDING])
