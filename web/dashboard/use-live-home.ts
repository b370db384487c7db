import { useQueryClient } from '@tanstack/react-query'
import { useEffect } from 'react'
import { SECOND } from '#domain/time/time-limit.ts'
import { followHome } from '../live/follow-home.ts'
import { useIsVisible } from '../live/use-is-visible.ts'
import { homeQuery } from './api.ts'

/** A class that hands in within a minute is thirty changes; a page that somebody reads needs few. */
const READ_EVERY_MS = 2 * SECOND

/** Reads the first page anew soon after something has changed, while somebody looks at it. */
export const useLiveHome = (): void => {
  const queryClient = useQueryClient()
  const isVisible = useIsVisible()
  useEffect(() => {
    if (!isVisible) return
    const { queryKey } = homeQuery
    let timer: ReturnType<typeof setTimeout> | undefined
    const read = () => {
      timer = undefined
      void queryClient.invalidateQueries({ queryKey })
    }
    const leave = followHome(() => {
      const readAt = queryClient.getQueryState(queryKey)?.dataUpdatedAt ?? 0
      timer ??= setTimeout(read, Math.max(0, readAt + READ_EVERY_MS - Date.now()))
    })
    return () => {
      clearTimeout(timer)
      leave()
    }
  }, [queryClient, isVisible])
}
