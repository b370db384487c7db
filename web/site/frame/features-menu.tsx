import ChevronDown from 'lucide-react/icons/chevron-down'
import { type FocusEvent, useLayoutEffect, useRef, useState } from 'react'
import { t } from '../../i18n/site.ts'
import { classNames } from '../../ui/class-names.ts'
import { currentPage, featureLinks } from './site-links.ts'

const LIST_ID = 'features-menu'

/** What hovers open goes away with the pointer; what is pressed open stays until it is pressed again. */
type Opening = 'closed' | 'hovered' | 'pressed'

/** A list of links behind a button: by hover, click and keyboard; without scripts the style sheet opens it. */
export function FeaturesMenu({ path }: { path: string }) {
  const [opening, setOpening] = useState<Opening>('closed')
  const button = useRef<HTMLButtonElement>(null)
  const list = useRef<HTMLDivElement>(null)
  const isOpen = opening !== 'closed'
  const onBlur = (event: FocusEvent<HTMLDivElement>) => {
    if (!event.currentTarget.contains(event.relatedTarget)) setOpening('closed')
  }
  useLayoutEffect(() => {
    if (!isOpen) return
    // Of the whole document: what the pointer has opened may be in the way while the focus is elsewhere, and stays there.
    const onKeyDown = ({ key }: KeyboardEvent) => {
      if (key !== 'Escape') return
      if (list.current?.contains(document.activeElement)) button.current?.focus()
      setOpening('closed')
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [isOpen])
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering is a shortcut; the button inside does the same
    <div
      className="features-menu relative"
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && opening === 'closed' && setOpening('hovered')}
      onPointerLeave={() => opening === 'hovered' && setOpening('closed')}
      onBlur={onBlur}
    >
      <button
        ref={button}
        type="button"
        aria-expanded={isOpen}
        aria-controls={LIST_ID}
        data-current={path.startsWith('/features') || undefined}
        className="top-link inline-flex items-center gap-1"
        onClick={() => setOpening(opening === 'pressed' ? 'closed' : 'pressed')}
      >
        {t('site.features')}
        <ChevronDown
          aria-hidden="true"
          className={classNames('size-4 transition-transform duration-150', isOpen && 'rotate-180')}
        />
      </button>
      <div ref={list} id={LIST_ID} className="features-list">
        <ul className="min-w-56 rounded border border-line bg-surface-raised p-2 shadow">
          {featureLinks.map(({ href, label }) => (
            <li key={href}>
              <a href={href} aria-current={currentPage(href, path)} className="menu-link">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
