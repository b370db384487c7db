import { useLocation, useNavigation } from 'react-router'

/** Whether another page is on its way, whose code may still have to come. */
export const useIsLeaving = (): boolean => {
  const { location: next } = useNavigation()
  const { pathname } = useLocation()
  return next !== undefined && next.pathname !== pathname
}
