import Check from 'lucide-react/icons/check'
import Copy from 'lucide-react/icons/copy'
import { type ComponentProps, useEffect, useState } from 'react'
import { t } from '../i18n/ui.ts'
import { Button } from './button.tsx'

const successLastsMs = 3000

type CopyButtonProps = Omit<ComponentProps<typeof Button>, 'onClick' | 'onError' | 'icon' | 'children' | 'onCopy'> & {
  text: string
  label?: string
  copiedLabel?: string
  onCopied?: () => void
  onFailed?: (error: unknown) => void
}

/** Copies a text and says so for 3 seconds. */
export function CopyButton({ text, label, copiedLabel, onCopied, onFailed, ...button }: CopyButtonProps) {
  const [copies, setCopies] = useState(0)
  useEffect(() => {
    if (!copies) return
    const timer = setTimeout(() => setCopies(0), successLastsMs)
    return () => clearTimeout(timer)
  }, [copies])

  async function copy() {
    try {
      await navigator.clipboard.writeText(text)
      setCopies((before) => before + 1)
      onCopied?.()
    } catch (error) {
      onFailed?.(error)
    }
  }

  return (
    <>
      <Button
        {...button}
        icon={
          copies ? (
            <Check aria-hidden="true" className="size-5 text-correct" />
          ) : (
            <Copy aria-hidden="true" className="size-5" />
          )
        }
        onClick={() => void copy()}
      >
        {copies ? (copiedLabel ?? t('ui.copied')) : (label ?? t('ui.copy'))}
      </Button>
      <span role="status" className="sr-only">
        {copies ? (copiedLabel ?? t('ui.copied')) : ''}
      </span>
    </>
  )
}
