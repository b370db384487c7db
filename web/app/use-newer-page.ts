import { useEffect, useState } from 'react'
import { readHealth } from '#contract/site/system.ts'
import { call } from '../calls/call.ts'
import { isScriptMissing, mayLoadAnew } from './newer-page.ts'

/** `loading`: it is about to come by itself; `offered`: somebody has to press; `none`: this is no matter of versions. */
export type NewerPage = 'loading' | 'offered' | 'none'

/**
 * Whether the page broke because the server has a newer version of it, which is then loaded once by itself. Nothing is
 * lost by that: what broke is not shown any more, and drafts are kept on the device. Without a server it stays.
 */
export const useNewerPage = (error: unknown): NewerPage => {
  const isMissing = isScriptMissing(error)
  const [state, setState] = useState<NewerPage>(isMissing ? 'loading' : 'none')
  useEffect(() => {
    if (!isMissing) return
    let isGone = false
    void call(readHealth, {}).then(({ ok }) => {
      if (isGone) return
      if (!ok) return setState('none')
      if (mayLoadAnew(Date.now(), () => sessionStorage)) window.location.reload()
      else setState('offered')
    })
    return () => {
      isGone = true
    }
  }, [isMissing])
  return state
}
