import { ButtonLink } from '../../ui/button.tsx'
import { FloorLotus } from '../components/floor-lotus.tsx'

type CallToActionProps = { title: string; text: string; button: string }

/** The end of a page that one has read: what to do next. */
export function CallToAction({ title, text, button }: CallToActionProps) {
  return (
    <section aria-labelledby="next" data-theme="dark" className="floor relative overflow-hidden">
      <FloorLotus className="-end-64 top-1/2 size-[40rem] -translate-y-1/2 opacity-30 sm:-end-40 lg:end-0 lg:opacity-50" />
      <div className="relative mx-auto max-w-6xl px-4 py-16 sm:px-8 sm:py-20">
        <h2 id="next" className="max-w-xl text-2xl sm:text-3xl">
          {title}
        </h2>
        <p className="mt-3 max-w-lg text-lg text-on-floor-soft">{text}</p>
        <ButtonLink href="/signup" variant="primary" size="lg" className="mt-8">
          {button}
        </ButtonLink>
      </div>
    </section>
  )
}
