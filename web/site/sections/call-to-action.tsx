import { ButtonLink } from '../../ui/button.tsx'
import { FloorLotus } from '../components/floor-lotus.tsx'

type CallToActionProps = { title: string; text: string; button: string }

/** The end of a page that one has read: what to do next. The lotus stays in the corner where it would lie behind the words. */
export function CallToAction({ title, text, button }: CallToActionProps) {
  return (
    <section aria-labelledby="next" data-theme="dark" className="floor relative overflow-clip">
      <FloorLotus className="start-full top-full size-64 max-w-none -translate-x-1/2 -translate-y-1/2 opacity-50 sm:size-96 lg:start-auto lg:end-0 lg:top-1/2 lg:size-[40rem] lg:translate-x-0 rtl:translate-x-1/2 lg:rtl:translate-x-0" />
      <div className="relative mx-auto max-w-6xl px-4 py-16 sm:px-8 sm:py-20">
        <h2 id="next" className="max-w-xl text-2xl text-balance sm:text-3xl">
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
