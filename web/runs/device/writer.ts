/** The name under which this page writes: made up each time it is loaded, and no key to anything. */
export const writerName = (): string =>
  btoa(String.fromCharCode(...crypto.getRandomValues(new Uint8Array(6))))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
