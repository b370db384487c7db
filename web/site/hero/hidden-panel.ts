/**
 * A panel that waits for its turn: it keeps its room, and nobody meets it. Its texts in other languages wait for their
 * fonts too, which are large, until somebody comes to read them.
 */
export const hiddenPanel = 'invisible [&_:not(:lang(en))]:[font-family:system-ui]'
