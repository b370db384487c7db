import { values } from 'idb-keyval'
import { answered, openStores } from '../runs/device/journal-database.ts'
import { storedText } from '../ui/browser-storage.ts'

/** After the page itself, in milliseconds. */
const AFTER_MS = 3000

type Left = {
  /** Which of the records are meant: those with this field. */
  with: string
  /** The name in local storage of what pages that were left had not kept. */
  name: string
  /** What sends them, loaded where there is one: hardly any device has one. */
  script: `/left-${string}.js`
}

/** What pages of another sort have left on this device goes to the server from this one, too. */
export const sendLeft = ({ with: field, name, script }: Left): void => {
  setTimeout(async () => {
    const kept = await answered(values<{ heldAt: unknown }>(openStores()('attempts')))
    if (storedText(name) || kept?.some((record) => field in record && record.heldAt === null))
      await import(/* @vite-ignore */ script)
  }, AFTER_MS)
}
