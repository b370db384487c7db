import type { Page } from '@playwright/test'

/** Reads local storage and the journal's database. The browser runs it: what it needs stands in it. */
const ALL = `(async () => {
  const answered = (request) =>
    new Promise((resolve, reject) => {
      request.onsuccess = () => resolve(request.result)
      request.onerror = () => reject(request.error)
    })
  const database = await answered(indexedDB.open('quiznity'))
  const read = (store) => answered(database.transaction(store).objectStore(store).getAll())
  const all = await Promise.all([...database.objectStoreNames].map(read))
  database.close()
  return JSON.stringify([{ ...localStorage }, all])
})()`

/** All that the browser keeps of what people write and answer, as one text. */
export const onDevice = (page: Page): Promise<string> => page.evaluate<string>(ALL)
