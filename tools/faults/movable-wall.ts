/** Loaded before the server: the suite may set what it takes for the machine's wall clock, and nothing else of it. */
const realNow = Date.now
let aheadMs = Number(process.env.WALL_AHEAD_MS ?? 0)

Date.now = () => realNow() + aheadMs
process.on('message', (message) => {
  if (typeof message === 'object' && message !== null && 'moveWallMs' in message) aheadMs += Number(message.moveWallMs)
})
// The channel alone keeps no server running.
process.channel?.unref()
