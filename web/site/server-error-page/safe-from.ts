const HOME = '/'
const OUTAGE = '/500'

// biome-ignore lint/suspicious/noControlCharactersInRegex: browsers drop some of them, which turns `/<tab>/evil` into `//evil`
const TRICKY = /[\\\u0000-\u001f\u007f]/

const decoded = (path: string): string | null => {
  try {
    return decodeURIComponent(path)
  } catch {
    return null
  }
}

/** Whether it would lead to where one is already, however it is spelt. */
const isOutage = (path: string) => (decoded(path) ?? OUTAGE).replace(/\/+$/, '') === OUTAGE

/** Where to go back to: a path of ours, whatever `from` claims, and never the page that tells of the outage. */
export const safeFrom = (from: string | null, origin: string): string => {
  if (!from?.startsWith('/') || TRICKY.test(from) || !URL.canParse(from, origin)) return HOME
  const url = new URL(from, origin)
  // `/.//evil` is a path of ours that reads as another host once it is written out again.
  if (url.origin !== origin || url.pathname.startsWith('//') || isOutage(url.pathname)) return HOME
  return url.pathname + url.search + url.hash
}
