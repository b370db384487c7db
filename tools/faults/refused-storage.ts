import { NO_DATABASE, NOTHING_LOCAL } from '../../e2e/on-device.ts'

/** For a page's init script: the device keeps nothing. */
export const NO_STORAGE = `${NO_DATABASE};${NOTHING_LOCAL}`
/** For a page's init script: the device has no space left. */
export const FULL_STORAGE = `IDBObjectStore.prototype.put = () => { throw new DOMException('full', 'QuotaExceededError') };${NOTHING_LOCAL}`
