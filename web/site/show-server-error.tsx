import { createRoot } from 'react-dom/client'
import { t } from '../i18n/outage.ts'
import { ServerError } from './server-error.tsx'

/** In the place of what the page's `main` holds. */
export const showServerError = (main: HTMLElement): void => {
  document.title = t('outage.title')
  main.replaceChildren()
  createRoot(main).render(<ServerError />)
}
