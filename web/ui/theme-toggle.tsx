import Monitor from 'lucide-react/icons/monitor'
import Moon from 'lucide-react/icons/moon'
import Sun from 'lucide-react/icons/sun'
import { useLayoutEffect, useRef, useState } from 'react'
import { t } from '../i18n/theme.ts'
import { useElementId } from './element-id.ts'
import { chooseTheme, chosenTheme, type Theme } from './theme.ts'

const choices = [
  { theme: 'light', label: t('theme.light'), Icon: Sun },
  { theme: 'dark', label: t('theme.dark'), Icon: Moon },
  { theme: 'system', label: t('theme.system'), Icon: Monitor },
] as const

export function ThemeToggle() {
  // A page that was rendered elsewhere cannot know what was chosen on this device.
  const [theme, setTheme] = useState<Theme>('system')
  const group = useRef<HTMLFieldSetElement>(null)
  useLayoutEffect(() => {
    const chosen = chosenTheme()
    setTheme(chosen)
    // Pressed before the script came, or filled in by a browser that reloads: nobody has heard of it.
    for (const radio of group.current?.querySelectorAll('input') ?? []) radio.checked = radio.value === chosen
  }, [])
  const name = useElementId()
  return (
    <fieldset ref={group} className="inline-flex w-fit rounded border border-line bg-surface-sunken">
      <legend className="sr-only">{t('theme.choose')}</legend>
      {choices.map(({ theme: offered, label, Icon }) => (
        <label
          key={offered}
          title={label}
          className="grid size-11 place-items-center rounded text-ink-soft hover:text-ink has-checked:bg-surface-raised has-checked:text-brand has-checked:shadow has-focus-visible:outline-3 has-focus-visible:outline-focus"
        >
          <input
            type="radio"
            name={name}
            value={offered}
            checked={theme === offered}
            className="sr-only"
            onChange={() => {
              chooseTheme(offered)
              setTheme(offered)
            }}
          />
          <Icon aria-hidden="true" className="size-5" />
          <span className="sr-only">{label}</span>
        </label>
      ))}
    </fieldset>
  )
}
