import ArrowLeft from 'lucide-react/icons/arrow-left'
import { t } from '../../i18n/site.ts'
import { Button } from '../../ui/button.tsx'

/** To where one came from; home for those who opened the address in a new tab. */
const goBack = () => {
  if (history.length > 1) history.back()
  else location.assign('/')
}

export function GoBack() {
  return (
    <Button
      icon={<ArrowLeft aria-hidden="true" className="size-5 rtl:rotate-180" />}
      className="needs-script"
      onClick={goBack}
    >
      {t('site.goBack')}
    </Button>
  )
}
