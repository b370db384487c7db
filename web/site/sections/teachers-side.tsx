import type { ComponentProps } from 'react'
import content from '../../content/en.json'
import { PICTURE_SIZES, placeOfPicture, type Theme } from './results-picture.ts'
import { Section, SectionTitle } from './section.tsx'

const { title, text, picture, points } = content.home.teachersSide

/** What waits for the teacher once students have handed in, as `tools/commands/pictures.ts` has seen it. */
export function TeachersSide({ ground }: Pick<ComponentProps<typeof Section>, 'ground'>) {
  return (
    <Section titleId="your-side" {...(ground && { ground })}>
      <SectionTitle id="your-side" text={text}>
        {title}
      </SectionTitle>
      <figure className="mx-auto mt-10 max-w-sm lg:max-w-none">
        <Results theme="light" className="on-light" />
        <Results theme="dark" className="on-dark" />
        <figcaption className="mt-3 text-sm text-ink-soft">{picture.caption}</figcaption>
      </figure>
      <ul className="mt-12 grid gap-x-12 gap-y-10 @min-[36rem]:grid-cols-2 @min-[60rem]:grid-cols-3">
        {points.map((point) => (
          <li key={point.title} className="border-t border-line-strong pt-5">
            <h3 className="text-lg">{point.title}</h3>
            <p className="mt-2 text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}

/** Loaded once it comes near, and its place is kept until then; on a small screen it is that of a small screen. */
function Results({ theme, className }: { theme: Theme; className: string }) {
  return (
    <picture className={className}>
      <source media="(min-width: 64rem)" srcSet={placeOfPicture(theme, 'wide')} {...PICTURE_SIZES.wide} />
      <img
        src={placeOfPicture(theme, 'narrow')}
        alt={picture.alt}
        {...PICTURE_SIZES.narrow}
        loading="lazy"
        decoding="async"
        className="h-auto w-full rounded border border-line"
      />
    </picture>
  )
}
