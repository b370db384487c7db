import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { Link } from 'react-router'
import { pictureAddress } from '#domain/text/picture.ts'
import { t } from '../i18n/teachers/dashboard.ts'
import { meQuery } from '../people/accounts/api.ts'
import { leave } from '../people/accounts/signing-in.ts'
import { Avatar } from '../ui/avatar.tsx'
import { Button } from '../ui/button.tsx'
import { AlertDialog } from '../ui/dialogs/alert-dialog.tsx'
import { Logo } from '../ui/ornaments/logo.tsx'
import { Skeleton } from '../ui/skeleton.tsx'
import { ThemeToggle } from '../ui/theme-toggle.tsx'
import { toast } from '../ui/toast.ts'
import { NavigationLinks } from './navigation-links.tsx'
import { isAnythingOnlyHere } from './only-here.ts'

/** The menu, beside the page or in the drawer. Its links scroll, and the way out stays in sight wherever there is room for both. */
export function Sidebar() {
  return (
    <div className="flex h-full flex-col gap-2 px-4 py-2 [@media(max-height:32rem)]:overflow-y-auto">
      <Link to="/dashboard" className="flex self-start rounded p-1 text-ink no-underline">
        <Logo />
      </Link>
      {/* Only the links scroll: whoever wants to leave finds the way out on a small screen too. */}
      <div className="-mx-2 min-h-0 flex-1 overflow-y-auto px-2 [@media(max-height:32rem)]:flex-none [@media(max-height:32rem)]:overflow-visible">
        <NavigationLinks />
      </div>
      <Account />
    </div>
  )
}

function Account() {
  const me = useQuery(meQuery)
  const [leaving, setLeaving] = useState(false)
  const [asking, setAsking] = useState(false)
  const logOut = async () => {
    setAsking(false)
    setLeaving(true)
    const reply = await leave()
    if (reply.ok) return
    setLeaving(false)
    toast.error(t('dashboard.logOutFailed'))
  }
  const ask = () => (isAnythingOnlyHere() ? setAsking(true) : void logOut())
  return (
    <div className="grid grid-cols-1 gap-2 border-t border-line pt-2">
      <div className="flex items-center gap-3">
        {me.data && (
          <Avatar name={me.data.name} src={me.data.avatar && pictureAddress(me.data.avatar)} className="size-10" />
        )}
        <div className="min-w-0">
          {me.data ? (
            <p className="truncate font-semibold" title={me.data.name}>
              {me.data.name}
            </p>
          ) : (
            <Skeleton className="h-5 w-32" />
          )}
          {me.data && (
            <p className="truncate text-sm text-ink-soft" title={me.data.email}>
              {me.data.email}
            </p>
          )}
        </div>
      </div>
      <div className="flex flex-wrap items-stretch gap-2">
        <ThemeToggle />
        <Button busy={leaving} size="sm" className="grow" onClick={ask}>
          {t('dashboard.logOut')}
        </Button>
      </div>
      <AlertDialog
        open={asking}
        onClose={() => setAsking(false)}
        title={t('dashboard.logOutWithDraft')}
        message={t('dashboard.logOutRemovesDraft')}
        closeLabel={t('dashboard.stayLoggedIn')}
        action={{ label: t('dashboard.logOutAnyway'), onAct: () => void logOut(), danger: true }}
      />
    </div>
  )
}
