import type { ComponentType } from 'react'
import { renderToString } from 'react-dom/server'
import { IslandRoot } from './island-root.tsx'
import type { IslandName } from './islands.ts'

type IslandProps<Props extends object> = {
  name: IslandName
  of: ComponentType<Props>
  /** Travels in the page as JSON, so that the browser can bring the island to life as it was rendered. */
  props: Props
  className?: string
}

/**
 * A part of a page that runs in the browser, from when it is seen or touched (`waking.ts`). Everything around it is plain HTML that no script ever touches, so a page
 * loads only the code of the islands it has. It is rendered by itself, as the browser will do it: ids come out the same.
 */
export function Island<Props extends object>({ name, of: Component, props, className }: IslandProps<Props>) {
  const html = renderToString(
    <IslandRoot name={name}>
      <Component {...props} />
    </IslandRoot>,
  )
  return (
    <div
      data-island={name}
      data-props={JSON.stringify(props)}
      className={className ?? 'contents'}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: the renderer's own output, where every text is escaped
      dangerouslySetInnerHTML={{ __html: html }}
    />
  )
}
