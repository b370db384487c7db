import { Outlet, useLocation } from 'react-router'
import { KindContext, kindAt } from './kind-context.ts'

/** Around all pages: an address says what its page is about. */
export function KindHere() {
  const { pathname } = useLocation()
  return (
    <KindContext value={kindAt(pathname)}>
      <Outlet />
    </KindContext>
  )
}
