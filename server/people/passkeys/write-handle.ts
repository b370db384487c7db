/** How an authenticator is told whose passkey it is. */
export const writeHandle = (id: string): string => Buffer.from(id).toString('base64url')
