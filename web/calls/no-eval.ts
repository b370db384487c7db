import { config } from 'zod/mini'

// The page's security policy forbids code made from strings, which zod otherwise tries for speed.
config({ jitless: true })
