import { ENDING } from './ending-screens.ts'
import { lookAtEach } from './screen.ts'
import { TAKING, UNBRANDED } from './taking-screens.ts'

lookAtEach([...TAKING, ...ENDING, ...UNBRANDED])
