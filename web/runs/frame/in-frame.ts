import './frame.css'
import { leadLinks } from './lead-links.ts'
import { tellHeight } from './tell-height.ts'

/** What every page does in a frame of another site, as long as it is there. */
export const beInFrame = (): void => {
  tellHeight(new AbortController().signal)
  leadLinks()
}
