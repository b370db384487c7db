/** How browsers say that a script of the page did not come: after a new build the server has it no more. */
const NOT_COME = /dynamically imported module|importing a module script failed/i

export const isScriptMissing = (error: unknown): boolean => error instanceof Error && NOT_COME.test(error.message)

const LOADED_ANEW = 'loaded-anew'
/** Whoever meets it again by then has to press: what is missing in the new version too would be loaded for ever. */
const PAUSE_MS = 60_000

type Memory = Pick<Storage, 'getItem' | 'setItem'>

/** Whether this tab may load the page anew by itself; asked once, it may not again for a while. */
export const mayLoadAnew = (now: number, memory: () => Memory): boolean => {
  try {
    const last = Number(memory().getItem(LOADED_ANEW) ?? Number.NEGATIVE_INFINITY)
    if (now - last < PAUSE_MS) return false
    memory().setItem(LOADED_ANEW, String(now))
    return memory().getItem(LOADED_ANEW) === String(now)
  } catch {
    return false
  }
}
