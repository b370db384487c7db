const canBeRead = (path: string): boolean => {
  try {
    decodeURI(path)
    return true
  } catch {
    return false
  }
}

/**
 * Somebody's mistyped address, such as `/50%`, leads to the page that says there is nothing: the router refuses to read it,
 * and would answer in the envelope. Programs get that answer.
 */
export const readableUrl = (url = '/'): string => {
  if (!url.includes('%') || url.startsWith('/api')) return url
  const [path = '/'] = url.split('?', 1)
  return canBeRead(path) ? url : path.replaceAll('%', '%25') + url.slice(path.length)
}
