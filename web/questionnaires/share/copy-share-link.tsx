import type { ComponentProps } from 'react'
import { SECOND } from '#domain/time/time-limit.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { toast } from '../../ui/toast.ts'
import { useShareOrigin } from './use-share-origin.ts'

const READ_MS = 12 * SECOND

type CopyShareLinkProps = Omit<ComponentProps<typeof CopyButton>, 'text' | 'onCopied'> & {
  linkAt: (origin: string) => string
}

/** Copies a link for others, and says where it leads where that is not plain. */
export function CopyShareLink({ linkAt, ...button }: CopyShareLinkProps) {
  const { origin, note, leadsNowhere } = useShareOrigin()
  const tell = () => note !== null && toast[leadsNowhere ? 'error' : 'success'](note, { lasts: READ_MS })
  return <CopyButton {...button} text={linkAt(origin)} onCopied={tell} />
}
