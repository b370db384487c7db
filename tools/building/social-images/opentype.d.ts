/** What the cards use of opentype.js, which brings no types of its own. Sizes and places are in pixels. */
declare module 'opentype.js/dist/opentype.mjs' {
  type Spacing = { letterSpacing?: number }

  export type PathCommand =
    | { type: 'M' | 'L'; x: number; y: number }
    | { type: 'Q'; x1: number; y1: number; x: number; y: number }
    | { type: 'C'; x1: number; y1: number; x2: number; y2: number; x: number; y: number }
    | { type: 'Z' }

  interface Font {
    hasChar(character: string): boolean
    getAdvanceWidth(text: string, size: number, spacing?: Spacing): number
    getPath(...place: [text: string, x: number, y: number, size: number, spacing?: Spacing]): {
      commands: PathCommand[]
    }
  }

  export function parse(font: ArrayBuffer): Font
}
