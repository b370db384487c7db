import type { ComponentType } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { IslandRoot } from './island-root.tsx'

/** Makes the component of what was rendered there, and has it listen. */
export const hydrateIsland = <Props extends object>(element: HTMLElement, Component: ComponentType<Props>): void => {
  const props: Props = JSON.parse(element.dataset.props ?? '{}')
  hydrateRoot(
    element,
    <IslandRoot name={element.dataset.island ?? ''}>
      <Component {...props} />
    </IslandRoot>,
  )
}
