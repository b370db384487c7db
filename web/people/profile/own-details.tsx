import { useQueryClient } from '@tanstack/react-query'
import Pencil from 'lucide-react/icons/pencil'
import { useState } from 'react'
import type { ProfileOnWire } from '#contract/people/profile.ts'
import { profileDetails } from '#domain/people/profile.ts'
import type { CallFailure } from '../../calls/reply.ts'
import { failureText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/profile.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { TextArea } from '../../ui/forms/text-area.tsx'
import { TextField } from '../../ui/forms/text-field.tsx'
import { toast } from '../../ui/toast.ts'
import { fieldText } from '../accounts/account-form.ts'
import { meQuery } from '../accounts/api.ts'
import { useAccountForm } from '../accounts/use-account-form.ts'
import { profileQuery, savingProfile } from './api.ts'

export function OwnDetails({ profile }: { profile: ProfileOnWire }) {
  const [editing, setEditing] = useState(false)
  return (
    <Card>
      <div className="mb-4 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-xl">{t('profile.details')}</h2>
        {!editing && (
          <Button icon={<Pencil aria-hidden="true" className="size-4" />} size="sm" onClick={() => setEditing(true)}>
            {t('profile.edit')}
          </Button>
        )}
      </div>
      {editing ? <Editing profile={profile} onDone={() => setEditing(false)} /> : <Shown profile={profile} />}
    </Card>
  )
}

function Shown({ profile: { name, email, phone, bio } }: { profile: ProfileOnWire }) {
  return (
    <dl className="grid grid-cols-1 gap-x-6 gap-y-4 sm:grid-cols-[8rem_minmax(0,1fr)]">
      <Fact name={t('profile.name')} value={name} />
      <Fact name={t('profile.email')} value={email} />
      <Fact name={t('profile.phone')} value={phone} />
      <Fact name={t('profile.bio')} value={bio || t('profile.none')} />
    </dl>
  )
}

function Fact({ name, value }: { name: string; value: string }) {
  return (
    <div className="contents">
      <dt className="text-ink-soft max-sm:-mb-4">{name}</dt>
      <dd className="tabular whitespace-pre-line wrap-anywhere">{value}</dd>
    </div>
  )
}

function Editing({ profile, onDone }: { profile: ProfileOnWire; onDone: () => void }) {
  const queryClient = useQueryClient()
  const [failure, setFailure] = useState<CallFailure | null>(null)
  const form = useAccountForm({
    schema: profileDetails,
    send: async (details) => {
      setFailure(null)
      const reply = await savingProfile(details)
      if (!reply.ok) {
        setFailure(reply.failure)
        return { fields: reply.failure.fields }
      }
      queryClient.setQueryData(profileQuery.queryKey, reply.value)
      void queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
      toast.success(t('profile.saved'))
      onDone()
      return null
    },
  })
  const field = (name: string) => ({ ...form.field(name), error: fieldText(form.problem(name)) })
  return (
    <form {...form.attributes} noValidate className="grid grid-cols-1 gap-5">
      <TextField {...field('name')} label={t('profile.name')} autoComplete="name" defaultValue={profile.name} />
      <TextField
        {...field('phone')}
        label={t('profile.phone')}
        hint={t('profile.phoneHint')}
        type="tel"
        inputMode="numeric"
        autoComplete="tel-national"
        defaultValue={profile.phone}
      />
      <TextArea {...field('bio')} label={t('profile.bio')} hint={t('profile.bioHint')} defaultValue={profile.bio} />
      {failure && <ErrorPanel title={t('profile.saveFailed')}>{failureText(failure)}</ErrorPanel>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button onClick={onDone}>{t('profile.cancel')}</Button>
        <Button type="submit" variant="primary" busy={form.isSending}>
          {t('profile.save')}
        </Button>
      </div>
    </form>
  )
}
