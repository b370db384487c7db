import { type ComponentType, useEffect, useState } from 'react'
import { toast } from '../../ui/toast.ts'
import { noticeText, withoutNotice } from '../notice.ts'

/** Says once why another page sent someone here: a reload or a shared address does not say it again. */
export function Notices() {
  const [Shown, setShown] = useState<{ Toaster: ComponentType }>()
  useEffect(() => {
    const notice = noticeText(new URLSearchParams(location.search))
    if (!notice) return
    toast.error(notice)
    history.replaceState(null, '', withoutNotice(location.href))
    // Few come with a reason: only they load what shows it.
    void import('../../ui/toaster.tsx').then(setShown)
  }, [])
  return Shown ? <Shown.Toaster /> : null
}
