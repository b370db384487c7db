import { useEffect, useRef } from 'react'
import { t } from '../../i18n/teachers/editor.ts'
import { Button } from '../../ui/button.tsx'

type PasteFooterProps = {
  found: number
  /** How many of them are to be taken. */
  wanted: number
  room: number
  most: number
  onClose: () => void
  onTake: () => void
  onTakeFirst: () => void
}

/** Takes what is chosen, where there is room for it. */
export function PasteFooter({ found, wanted, room, most, onClose, onTake, onTakeFirst }: PasteFooterProps) {
  const isTooMany = wanted > room
  const add = useFocusOnceRoom(isTooMany)
  return (
    <div className="paste-footer flex w-full flex-wrap items-center justify-end gap-x-3 gap-y-2">
      {isTooMany && (
        <div role="alert" className="basis-full">
          <p className="font-medium text-wrong">
            {t(room > 0 ? 'editor.pasteNoRoom' : 'editor.pasteFull', { most, room })}
          </p>
          {room > 0 && (
            <Button size="sm" className="mt-1" onClick={onTakeFirst}>
              {t('editor.pasteFirst', { count: room })}
            </Button>
          )}
        </div>
      )}
      <Button onClick={onClose}>{t('editor.cancel')}</Button>
      <Button
        ref={add}
        variant="primary"
        className="max-sm:flex-1"
        aria-keyshortcuts="Control+Enter"
        disabled={wanted === 0 || isTooMany}
        onClick={onTake}
      >
        {wanted === found
          ? t('editor.pasteTake', { count: found })
          : t('editor.pasteTakeSome', { count: wanted, total: found })}
      </Button>
    </div>
  )
}

/** Whoever has chosen as many as there is room for by the button that is gone then goes on where they are added. */
const useFocusOnceRoom = (isTooMany: boolean) => {
  const add = useRef<HTMLButtonElement>(null)
  const before = useRef(isTooMany)
  useEffect(() => {
    const hadTooMany = before.current
    before.current = isTooMany
    const { activeElement } = document
    const isLost = activeElement === document.body || activeElement?.tagName === 'DIALOG'
    if (hadTooMany && !isTooMany && isLost) add.current?.focus({ preventScroll: true })
  }, [isTooMany])
  return add
}
