import { values } from 'idb-keyval'
import { answered, openStores } from '../runs/device/journal-database.ts'
import { storedText } from '../ui/browser-storage.ts'

/** After the page itself, in milliseconds. */
const AFTER_MS = 3000

/** What a page looks at of a record of another sort, whose schema it does not carry. */
type Unread = { endsAt?: unknown; heldAt?: unknown; unsent?: { length: number } }

type Left = {
  /** Whether a record is meant, and not on the server. */
  isLeft: (record: Unread) => unknown
  /** The name in local storage of what pages that were left had not kept. */
  name: string
  /** What sends them, loaded where there is one: hardly any device has one. */
  script: `/left-${string}.js`
}

export const LEFT_RESPONSES: Left = {
  // Who has only looked has nothing to send.
  isLeft: ({ unsent }) => unsent?.length,
  name: 'response-left',
  script: '/left-responses.js',
}

export const LEFT_ATTEMPTS: Left = {
  isLeft: ({ endsAt, heldAt }) => endsAt && heldAt === null,
  name: 'quiz-left',
  script: '/left-attempts.js',
}

/** What pages of another sort have left on this device goes to the server from this one, too. */
export const sendLeft = ({ isLeft, name, script }: Left): void => {
  setTimeout(async () => {
    const kept = await answered(values<Unread>(openStores()('attempts')))
    // One that does not come is asked for by the next page.
    if (storedText(name) || kept?.some(isLeft)) await import(/* @vite-ignore */ script).catch(() => {})
  }, AFTER_MS)
}
