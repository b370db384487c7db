const LOOPBACK = /^(localhost|.*\.localhost|127\.\d+\.\d+\.\d+|\[?(::1|::ffff:127\.\d+\.\d+\.\d+)\]?)$/i

/** Whether a name or an address leads to the very machine that asks for it, as localhost does. */
export const isLoopback = (host: string): boolean => LOOPBACK.test(host)
