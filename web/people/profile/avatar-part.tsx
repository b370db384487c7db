import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useRef } from 'react'
import { MAX_PICTURE_FILE, PICTURE_TYPES, pictureAddress } from '#domain/text/picture.ts'
import { fail, orThrow } from '../../calls/reply.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/profile.ts'
import { downscaled } from '../../media/pictures/downscale.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { toast } from '../../ui/toast.ts'
import { meQuery } from '../accounts/api.ts'
import { removingAvatar, sendingAvatar } from './api.ts'

const refused = async (code: 'picture_unreadable' | 'body_too_large') =>
  fail({ status: 400, code, fields: {}, retryAfterMs: null })

const sendFile = async (file: File) => {
  if (!file.type.startsWith('image/')) return refused('picture_unreadable')
  const body = await downscaled(file)
  return body.size > MAX_PICTURE_FILE ? refused('body_too_large') : sendingAvatar(body)
}

/** The picture that a teacher shows as themselves. */
export function AvatarPart({ name }: { name: string }) {
  const me = useQuery(meQuery)
  const files = useRef<HTMLInputElement>(null)
  const { setting, removing } = useChanges()
  const avatar = me.data?.avatar ?? null
  const failure = (setting.submittedAt > removing.submittedAt ? setting : removing).error
  return (
    <Card className="flex flex-wrap items-center gap-5">
      <Avatar name={name} src={avatar && pictureAddress(avatar)} className="size-24 text-4xl" />
      <div className="min-w-0 flex-1 basis-56">
        <h2 className="text-xl">{t('profile.avatar')}</h2>
        <p className="mt-1 text-ink-soft">{t('profile.avatarText')}</p>
        <div className="mt-3 flex flex-wrap gap-3 max-sm:*:flex-1">
          <Button busy={setting.isPending} onClick={() => files.current?.click()}>
            {avatar ? t('profile.avatarChange') : t('profile.avatarChoose')}
          </Button>
          {avatar && (
            <Button busy={removing.isPending} onClick={() => removing.mutate(avatar)}>
              {t('profile.avatarRemove')}
            </Button>
          )}
        </div>
        <p role="alert" className="mt-3 font-medium text-wrong empty:hidden">
          {failure && errorText(failure)}
        </p>
      </div>
      <input
        ref={files}
        type="file"
        hidden
        accept={PICTURE_TYPES.join(',')}
        onChange={({ target }) => {
          const [file] = target.files ?? []
          if (file) setting.mutate(() => sendFile(file))
          target.value = ''
        }}
      />
    </Card>
  )
}

const useChanges = () => {
  const queryClient = useQueryClient()
  // Whatever became of it: its answer may be what was lost.
  const onSettled = () => queryClient.invalidateQueries({ queryKey: meQuery.queryKey })
  const setting = useMutation({
    mutationFn: (send: () => ReturnType<typeof sendFile>) => orThrow(send()),
    onSuccess: () => toast.success(t('profile.avatarSaved')),
    onSettled,
  })
  const removing = useMutation({
    mutationFn: async (avatar: string) => {
      // What can't be had any more can't be put back; it is removed all the same.
      const before = await fetch(pictureAddress(avatar)).then(
        (reply) => (reply.ok ? reply.blob() : null),
        () => null,
      )
      await removingAvatar()
      return before
    },
    onSuccess: (before) =>
      toast.success(t('profile.avatarRemoved'), {
        ...(before && {
          action: { label: t('profile.undo'), onAct: () => setting.mutate(() => sendingAvatar(before)) },
        }),
      }),
    onSettled,
  })
  return { setting, removing }
}
