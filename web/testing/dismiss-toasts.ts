import { afterEach } from 'vitest'
import { dismissToasts } from '../ui/toast.ts'

// Test files share the modules of a page: what one was told is nothing that another one shows.
afterEach(dismissToasts)
