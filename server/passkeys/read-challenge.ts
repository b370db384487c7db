import { decodeClientDataJSON } from '@simplewebauthn/server/helpers'

/** The challenge that a browser says it answers; null for what is nothing a browser says. */
export const readChallenge = (clientData: string): string | null => {
  try {
    const { challenge } = decodeClientDataJSON(clientData)
    return typeof challenge === 'string' ? challenge : null
  } catch {
    return null
  }
}
