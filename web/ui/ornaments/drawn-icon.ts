import { createElement, type SVGProps } from 'react'

type Drawn = { node: [tag: string, attributes: SVGProps<SVGElement>][] }

const looks = {
  xmlns: 'http://www.w3.org/2000/svg',
  width: 24,
  height: 24,
  viewBox: '0 0 24 24',
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2,
  strokeLinecap: 'round',
  strokeLinejoin: 'round',
  'aria-hidden': true,
} as const

/** What a page is built with in the place of lucide's own function of this name, whose many ways nobody here takes. */
export default function createLucideIcon({ node }: Drawn) {
  return (props: SVGProps<SVGSVGElement>) =>
    createElement('svg', { ...looks, ...props }, ...node.map(([tag, attributes]) => createElement(tag, attributes)))
}
