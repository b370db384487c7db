// Services that were installed from an earlier docs/quiznity.service name this file.
process.argv.splice(2, 0, 'start')
await import('./quiznity.mjs')
