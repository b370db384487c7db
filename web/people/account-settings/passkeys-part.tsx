import { useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import type { NewPasskeyOptions, PasskeyOnWire } from '#contract/people/passkeys.ts'
import { errorText } from '../../i18n/all-failures.ts'
import { t } from '../../i18n/teachers/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { Card } from '../../ui/card.tsx'
import { ErrorPanel } from '../../ui/error-panel.tsx'
import { SkeletonLines } from '../../ui/skeleton.tsx'
import { toast } from '../../ui/toast.ts'
import { lacksForPasskeys } from '../accounts/passkey-support.ts'
import { beginningPasskey, passkeysQuery, removingPasskey } from './api.ts'
import { NamePasskeyDialog } from './name-passkey-dialog.tsx'
import { PasskeyList } from './passkey-list.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RenamePasskeyDialog } from './rename-passkey-dialog.tsx'

type Step =
  | { at: 'rest' | 'proof' }
  | { at: 'name'; options: NewPasskeyOptions }
  | { at: 'rename' | 'remove'; passkey: PasskeyOnWire }

/** What logs in without a password: which there are, one more, another name, one less. */
export function PasskeysPart({ asksCode }: { asksCode: boolean }) {
  const found = useQuery(passkeysQuery)
  const [step, setStep] = useState<Step>({ at: 'rest' })
  return (
    <Card>
      <h2 className="text-xl">{t('accountSettings.passkeys')}</h2>
      <p className="mt-1 text-ink-soft">{t('accountSettings.passkeysText')}</p>
      <p className="mt-1 mb-3 text-ink-soft">{t('accountSettings.passkeysReset')}</p>
      {found.isPending && <SkeletonLines lines={2} />}
      {found.isError && !found.data && (
        <ErrorPanel
          title={t('accountSettings.passkeysFailed')}
          busy={found.isFetching}
          onRetry={() => void found.refetch()}
        >
          {errorText(found.error)}
        </ErrorPanel>
      )}
      {found.data && (
        <>
          <PasskeyList
            passkeys={found.data.passkeys}
            onRename={(passkey) => setStep({ at: 'rename', passkey })}
            onRemove={(passkey) => setStep({ at: 'remove', passkey })}
          />
          <Adding isAvailable={found.data.available} onAdd={() => setStep({ at: 'proof' })} />
        </>
      )}
      <StepDialog step={step} asksCode={asksCode} onStep={setStep} />
    </Card>
  )
}

const LACKS = { https: 'accountSettings.passkeysHttps', browser: 'accountSettings.passkeysBrowser' } as const

function Adding({ isAvailable, onAdd }: { isAvailable: boolean; onAdd: () => void }) {
  const lacks = isAvailable ? lacksForPasskeys() : 'https'
  if (lacks) return <p className="mt-3 rounded border border-line bg-surface-sunken px-4 py-3">{t(LACKS[lacks])}</p>
  return (
    <Button className="mt-3 max-sm:w-full" onClick={onAdd}>
      {t('accountSettings.passkeyAdd')}
    </Button>
  )
}

type StepDialogProps = { step: Step; asksCode: boolean; onStep: (step: Step) => void }

function StepDialog({ step, asksCode, onStep }: StepDialogProps) {
  const queryClient = useQueryClient()
  const close = () => {
    onStep({ at: 'rest' })
    // Perhaps something was done, and its answer lost.
    void queryClient.invalidateQueries({ queryKey: passkeysQuery.queryKey })
  }
  const done = (text: string) => {
    toast.success(text)
    close()
  }
  if (step.at === 'proof')
    return (
      <ProofDialog
        title={t('accountSettings.passkeyAdd')}
        label={t('accountSettings.continue')}
        asksCode={asksCode}
        act={beginningPasskey}
        onDone={(options) => onStep({ at: 'name', options })}
        onClose={close}
      >
        {t('accountSettings.passkeyProof')}
      </ProofDialog>
    )
  if (step.at === 'name')
    return (
      <NamePasskeyDialog
        options={step.options}
        onDone={() => done(t('accountSettings.passkeyAdded'))}
        onClose={close}
      />
    )
  if (step.at === 'rename')
    return (
      <RenamePasskeyDialog
        passkey={step.passkey}
        onDone={() => done(t('accountSettings.passkeyRenamed'))}
        onClose={close}
      />
    )
  if (step.at === 'remove')
    return (
      <ProofDialog
        danger
        title={t('accountSettings.passkeyRemoveTitle')}
        label={t('accountSettings.passkeyRemove')}
        asksCode={asksCode}
        act={(proof) => removingPasskey(step.passkey.id, proof)}
        onDone={() => done(t('accountSettings.passkeyRemoved'))}
        onClose={close}
      >
        <span className="wrap-anywhere">{t('accountSettings.passkeyRemoveText', { name: step.passkey.name })}</span>
      </ProofDialog>
    )
  return null
}
