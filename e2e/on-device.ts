import type { Page } from '@playwright/test'

/** Reads local storage and the journal's database. The browser runs it: what it needs stands in it. */
const ALL = `(async () => {
  const answered = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  // To open what is not there would make it.
  if (!(await indexedDB.databases()).some(({ name }) => name === 'quiznity')) return JSON.stringify([{ ...localStorage }])
  const database = await answered(indexedDB.open('quiznity'))
  const read = (store) => answered(database.transaction(store).objectStore(store).getAll())
  const all = await Promise.all([...database.objectStoreNames].map(read))
  database.close()
  return JSON.stringify([{ ...localStorage }, all])
})()`

/** All that the browser keeps of what people write and answer, as one text. */
export const onDevice = (page: Page): Promise<string> => page.evaluate<string>(ALL)

/** For a page's init script: the browser refuses its database. */
export const NO_DATABASE = "Object.defineProperty(window, 'indexedDB', { get() { throw new Error('no storage') } })"

/** Local storage is full; what a tab alone remembers has room. */
export const NOTHING_LOCAL = `{ const { setItem } = Storage.prototype
  Storage.prototype.setItem = function (...all) {
    if (this === localStorage) throw new DOMException('the device is full', 'QuotaExceededError')
    setItem.apply(this, all)
  } }`
