import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { randomKey } from '../../calls/random-key.ts'
import { errorText, failureText } from '../../i18n/all-failures.ts'
import { formatDateTime } from '../../i18n/format.ts'
import { t as listing } from '../../i18n/teachers/listing.ts'
import { t } from '../../i18n/teachers/responses.ts'
import { ShareSummaryLater } from '../../questionnaires/share/share-later.tsx'
import { useShareOrigin } from '../../questionnaires/share/use-share-origin.ts'
import { WhereLinksLead } from '../../questionnaires/share/where-links-lead.tsx'
import { linksQuery, makeLink, withdrawing } from '../../questionnaires/surveys/api.ts'
import { Waiting } from '../../questionnaires/surveys/waiting.tsx'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { CheckboxField } from '../../ui/forms/checkbox-field.tsx'
import { toast } from '../../ui/toast.ts'

/** Links to a summary for people without an account. */
export function SummaryLinks({ id, title, isAnonymous }: { id: string; title: string; isAnonymous: boolean }) {
  return (
    <Card>
      <p>{t('responses.shareIntro')}</p>
      {isAnonymous && <p className="mt-1 text-ink-soft">{t('responses.shareAnonymous')}</p>}
      <NewLink key={id} id={id} title={title} />
      <h2 className="mt-6 text-lg font-semibold">{t('responses.shareLinks')}</h2>
      <Links id={id} />
    </Card>
  )
}

function NewLink({ id, title }: { id: string; title: string }) {
  const queryClient = useQueryClient()
  const [showsTexts, setShowsTexts] = useState(false)
  const [key, setKey] = useState(randomKey)
  const [made, setMade] = useState<string | null>(null)
  const [isSharing, setSharing] = useState(false)
  const [isBusy, setBusy] = useState(false)
  const { origin } = useShareOrigin()
  const link = `${origin}/summary#${made}`
  const make = async () => {
    setBusy(true)
    // Pressed again because no answer came it is the same link.
    const reply = await makeLink(id, { key, shows_texts: showsTexts })
    setBusy(false)
    if (!reply.ok) return toast.error(failureText(reply.failure))
    setMade(key)
    setKey(randomKey())
    await queryClient.invalidateQueries({ queryKey: linksQuery(id).queryKey })
  }
  return (
    <div className="mt-4 grid gap-3 justify-items-start">
      <CheckboxField
        label={t('responses.shareTexts')}
        hint={t('responses.shareTextsHint')}
        checked={showsTexts}
        onChange={({ target }) => setShowsTexts(target.checked)}
      />
      <Button variant="primary" busy={isBusy} onClick={() => void make()}>
        {t('responses.shareMake')}
      </Button>
      {made !== null && (
        <div role="status" className="grid w-full gap-2 justify-items-start rounded bg-surface-sunken p-3">
          <p className="font-medium">{t('responses.shareMade')}</p>
          <code className="wrap-anywhere">{link}</code>
          <div className="flex flex-wrap gap-2">
            <CopyButton text={link} label={t('responses.shareCopy')} />
            <Button onClick={() => setSharing(true)}>{listing('listing.share')}</Button>
          </div>
          <WhereLinksLead />
        </div>
      )}
      {isSharing && <ShareSummaryLater title={title} link={link} onClose={() => setSharing(false)} />}
    </div>
  )
}

function Links({ id }: { id: string }) {
  const queryClient = useQueryClient()
  const links = useQuery(linksQuery(id))
  const withdraw = useMutation({
    ...withdrawing,
    onSuccess: (data) => queryClient.setQueryData(linksQuery(id).queryKey, data),
    onError: (error) => toast.error(errorText(error)),
  })
  const { data } = links
  if (data === undefined) return <Waiting query={links} />
  if (data.length === 0) return <p className="mt-2 text-ink-soft">{t('responses.shareNone')}</p>
  return (
    <ul className="mt-2 divide-y divide-line">
      {data.map(({ id: link, created_at: since, withdrawn_at: gone, shows_texts: withTexts }) => (
        <li key={link} className="flex flex-wrap items-center gap-x-4 gap-y-2 py-3">
          <p className="grow">
            {t('responses.shareSince', { date: formatDateTime(Date.parse(since)) })}
            {withTexts && <> · {t('responses.shareWithTexts')}</>}
          </p>
          {gone === null ? (
            <Button busy={withdraw.isPending} onClick={() => withdraw.mutate({ id, link })}>
              {t('responses.shareWithdraw')}
            </Button>
          ) : (
            <p className="text-ink-soft">{t('responses.shareWithdrawn', { date: formatDateTime(Date.parse(gone)) })}</p>
          )}
        </li>
      ))}
    </ul>
  )
}
