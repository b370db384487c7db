import { codeFrom } from '#domain/text/share-code.ts'
import { isReference } from '../../calls/is-reference.ts'

const LENGTH = 10
const BYTES = 64

/** The server's reference when the address carries one, which stands in its log; otherwise one to name this moment by. */
export const referenceFor = (search: string): string => {
  const given = new URLSearchParams(search).get('reference')
  return isReference(given) ? given : codeFrom(crypto.getRandomValues(new Uint8Array(BYTES)), LENGTH)
}
