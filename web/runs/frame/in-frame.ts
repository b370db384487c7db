import rules from './frame.css?inline'
import { leadLinks } from './lead-links.ts'
import { tellHeight } from './tell-height.ts'

/** With this script, and not as a file of its own, which every page would have to name. */
const addRules = () => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync(rules)
  document.adoptedStyleSheets.push(sheet)
}

/** What every page does in a frame of another site, as long as it is there. */
export const beInFrame = (): void => {
  addRules()
  tellHeight(new AbortController().signal)
  leadLinks()
}
