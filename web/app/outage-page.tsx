import { ServerError } from '../site/server-error.tsx'

export function OutagePage() {
  return (
    <main>
      <ServerError />
    </main>
  )
}
