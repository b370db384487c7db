/** Beside the event loop: a file may have megabytes. */
export const hashOfFile = async (file: Uint8Array): Promise<string> =>
  Buffer.from(await crypto.subtle.digest('SHA-256', new Uint8Array(file))).toString('base64url')
