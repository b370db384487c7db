/** What RFC 5987 leaves as it is, and no more. */
const percentEncoded = (text: string): string =>
  encodeURIComponent(text).replace(/['()*!]/g, (sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase()}`)

/** The name of a file as its answer tells it: in the letters that every program reads, and in its own. */
export const tellAttachment = (name: string): string => {
  const ascii = name.replace(/[^\x20-\x7E]/gu, '_').replace(/["\\%]/g, '_')
  return `attachment; filename="${ascii}"; filename*=UTF-8''${percentEncoded(name)}`
}
