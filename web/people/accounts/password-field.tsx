import Eye from 'lucide-react/icons/eye'
import EyeOff from 'lucide-react/icons/eye-off'
import { type ComponentProps, useState } from 'react'
import { t } from '../../i18n/accounts.ts'
import { TextField } from '../../ui/forms/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsAlive } from '../../ui/use-is-alive.ts'

type PasswordFieldProps = Omit<ComponentProps<typeof TextField>, 'type' | 'suffix'>

export function PasswordField(props: PasswordFieldProps) {
  const isAlive = useIsAlive()
  const [visible, setVisible] = useState(false)
  return (
    <TextField
      {...props}
      type={visible ? 'text' : 'password'}
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      suffix={
        <IconButton
          label={t(visible ? 'accounts.hidePassword' : 'accounts.showPassword')}
          aria-pressed={visible}
          disabled={!isAlive}
          icon={visible ? <EyeOff /> : <Eye />}
          onClick={() => setVisible(!visible)}
        />
      }
    />
  )
}
