import * as z from 'zod/mini'

const said = z.object({ challenge: z.string() })

/** The challenge that a browser says it answers (WebAuthn, `CollectedClientData`); null for what is nothing a browser says. */
export const readChallenge = (clientData: string): string | null => {
  try {
    return said.safeParse(JSON.parse(Buffer.from(clientData, 'base64url').toString('utf8'))).data?.challenge ?? null
  } catch {
    return null
  }
}
