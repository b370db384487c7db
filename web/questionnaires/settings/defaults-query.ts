import { queryOptions } from '@tanstack/react-query'
import { MINUTE } from '#domain/time/time-limit.ts'

/** How new questionnaires begin. What reads it comes after the page that is open: it knows every setting there is. */
export const defaultsQuery = queryOptions({
  queryKey: ['settings-defaults'],
  queryFn: async () => (await import('./read-defaults.ts')).readDefaults(),
  staleTime: MINUTE,
})
