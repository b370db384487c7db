/** Whether it has the shape of the references in the server's log. */
export const isReference = (text: unknown): text is string => typeof text === 'string' && /^[2-9A-Z]{10}$/.test(text)
