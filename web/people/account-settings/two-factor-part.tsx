import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { t } from '../../i18n/teachers/account-settings.ts'
import { Button } from '../../ui/button.tsx'
import { toast } from '../../ui/toast.ts'
import { accountQuery, beginning, ending, makingCodes } from './api.ts'
import { Part } from './part.tsx'
import { ProofDialog } from './proof-dialog.tsx'
import { RecoveryCodesDialog } from './recovery-codes-dialog.tsx'
import { ScanDialog } from './scan-dialog.tsx'

type Step =
  | { at: 'rest' | 'begin' | 'off' | 'newCodes' }
  | { at: 'scan'; secret: string; address: string }
  | { at: 'codes'; codes: string[] }

export function TwoFactorPart({ isOn, codesLeft }: { isOn: boolean; codesLeft: number }) {
  const queryClient = useQueryClient()
  const [step, setStep] = useState<Step>({ at: 'rest' })
  const refresh = () => void queryClient.invalidateQueries({ queryKey: accountQuery.queryKey })
  const close = () => {
    setStep({ at: 'rest' })
    refresh()
  }
  const showCodes = (codes: string[]) => {
    setStep({ at: 'codes', codes })
    refresh()
  }
  const isOff = () => {
    toast.success(t('accountSettings.turnedOff'))
    close()
  }
  const dialog = { asksCode: isOn, onClose: close }
  return (
    <Part
      title={t('accountSettings.twoFactor')}
      actions={isOn ? <Changes onChoose={setStep} /> : <TurnOn onChoose={setStep} />}
    >
      {t(isOn ? 'accountSettings.twoFactorOn' : 'accountSettings.twoFactorOff')}
      {isOn && <p className="mt-1">{t('accountSettings.codesLeft', { count: codesLeft })}</p>}
      {step.at === 'begin' && (
        <ProofDialog
          {...dialog}
          asksCode={false}
          title={t('accountSettings.twoFactor')}
          label={t('accountSettings.continue')}
          act={beginning}
          onDone={(begun) => setStep({ at: 'scan', ...begun })}
        >
          {t('accountSettings.beginText')}
        </ProofDialog>
      )}
      {step.at === 'scan' && <ScanDialog {...step} onClose={close} onConfirmed={showCodes} />}
      {step.at === 'codes' && <RecoveryCodesDialog codes={step.codes} onClose={close} />}
      {step.at === 'off' && (
        <ProofDialog
          {...dialog}
          danger
          title={t('accountSettings.turnOff')}
          label={t('accountSettings.turnOff')}
          act={ending}
          onDone={isOff}
        >
          {t('accountSettings.turnOffText')}
        </ProofDialog>
      )}
      {step.at === 'newCodes' && (
        <ProofDialog
          {...dialog}
          title={t('accountSettings.newCodes')}
          label={t('accountSettings.continue')}
          act={makingCodes}
          onDone={({ recovery_codes }) => showCodes(recovery_codes)}
        >
          {t('accountSettings.newCodesText')}
        </ProofDialog>
      )}
    </Part>
  )
}

type Choose = { onChoose: (step: Step) => void }

function TurnOn({ onChoose }: Choose) {
  return <Button onClick={() => onChoose({ at: 'begin' })}>{t('accountSettings.turnOn')}</Button>
}

function Changes({ onChoose }: Choose) {
  return (
    <>
      <Button onClick={() => onChoose({ at: 'newCodes' })}>{t('accountSettings.newCodes')}</Button>
      <Button variant="danger" onClick={() => onChoose({ at: 'off' })}>
        {t('accountSettings.turnOff')}
      </Button>
    </>
  )
}
