import ArrowUp from 'lucide-react/icons/arrow-up'
import { t } from '../../i18n/site.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { useIsScrolled } from './use-is-scrolled.ts'

const APPEARS_BEYOND_PX = 300

export function BackToTop() {
  const isScrolled = useIsScrolled(APPEARS_BEYOND_PX)
  if (!isScrolled) return null
  const toTop = () => {
    window.scrollTo({ top: 0, behavior: 'smooth' })
    // Whoever came here by keyboard goes on from the top, too.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <IconButton
      label={t('site.backToTop')}
      icon={<ArrowUp />}
      variant="outlined"
      className="back-to-top fixed end-4 bottom-4 z-20 animate-rise shadow print:hidden"
      onClick={toTop}
    />
  )
}
