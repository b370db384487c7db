import { sayBeside } from '../../calls/call.ts'
import { besideCalls } from './beside-calls.ts'
import { beInFrame } from './in-frame.ts'

/** What a page does beside its own in a frame of another site, before its first call. */
export const beginFrame = (): void => {
  sayBeside(besideCalls())
  beInFrame()
}
