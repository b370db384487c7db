/** `sessionStorage` is the tab's, reloads included; the other one the whole browser's. */
type Where = 'localStorage' | 'sessionStorage'

/** What is kept under a name; null: nothing, or the browser refuses to keep anything. */
export const storedText = (name: string, where: Where = 'localStorage'): string | null => {
  try {
    return window[where].getItem(name)
  } catch {
    return null
  }
}

/** Null takes away what is kept under that name. False: the browser refuses, or is full, and keeps what it had. */
export const storeText = (name: string, text: string | null, where: Where = 'localStorage'): boolean => {
  try {
    if (text === null) window[where].removeItem(name)
    else window[where].setItem(name, text)
    return true
  } catch {
    // Whoever comes back is asked once more, or is shown what a newcomer is.
    return false
  }
}

/** The names under which anything is kept that begin so. */
export const storedNames = (prefix: string): string[] => {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix))
  } catch {
    return []
  }
}

/** The same as JSON; null also for what is none. */
export const storedValue = (name: string, where?: Where): unknown => {
  try {
    return JSON.parse(storedText(name, where) ?? 'null')
  } catch {
    return null
  }
}
