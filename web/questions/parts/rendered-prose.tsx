import type { ReactNode } from 'react'
import type { PictureFrames } from '#domain/text/picture.ts'
import { type Block, type Formulas, type List, readProse, type Span } from '#domain/text/prose.ts'
import { spansOf } from '#domain/text/prose-spans.ts'
import { FormulaPart } from './formula.tsx'
import { PicturePart } from './picture.tsx'
import './rendered-prose.css'

export { plainOf } from '#domain/text/prose.ts'
export { loadFonts } from './fonts.ts'

/** Within running text, such as that of a label, nothing may be a block of its own; a part of a line is no text of its own. */
export type ShownAs = 'text' | 'phrase' | 'line'

type Tables = { formulas: Formulas | undefined; pictures: PictureFrames | undefined }

type RenderedProps = { source: string; as: ShownAs } & Tables

/** What is the same for all parts of one text. */
type Look = Tables & { isPhrase: boolean }

export function RenderedProse({ source, as, ...tables }: RenderedProps): ReactNode {
  const look = { ...tables, isPhrase: as === 'phrase' }
  return as === 'line' ? spans(spansOf(source), look) : blocks(readProse(source), look)
}

const blocks = (all: readonly Block[], look: Look): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity, and nothing here has a state
  all.map((block, index) => <BlockPart key={index} block={block} look={look} />)

const spans = (all: readonly Span[], look: Look): ReactNode =>
  // biome-ignore lint/suspicious/noArrayIndexKey: parts of a text have no other identity, and nothing here has a state
  all.map((span, index) => <SpanPart key={index} span={span} look={look} />)

function BlockPart({ block, look }: { block: Block; look: Look }) {
  if (block.kind === 'list') return <ListPart list={block} look={look} />
  if (block.kind === 'code') {
    const code = <code className="prose-code-block">{block.text}</code>
    return look.isPhrase ? code : <pre>{code}</pre>
  }
  const Tag = look.isPhrase ? 'span' : 'p'
  return <Tag className="prose-paragraph">{spans(block.spans, look)}</Tag>
}

/** Only elements of running text may stand in a label, and those are no list to a screen reader without a role. */
function ListPart({ list: { start, items }, look }: { list: List; look: Look }) {
  const parts = items.map(({ spans: words, lists }, index) => ({
    sign: start === null ? '•' : `${start + index}.`,
    content: (
      <>
        {spans(words, look)}
        {blocks(lists, look)}
      </>
    ),
  }))
  const [ListTag, ItemTag] = look.isPhrase ? (['span', 'span'] as const) : (['ul', 'li'] as const)
  return (
    <ListTag role="list" className="prose-list">
      {parts.map(({ sign, content }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: items of a text have no other identity, and nothing here has a state
        <ItemTag key={index} role="listitem" className="prose-item">
          <span className="prose-sign">{sign}</span>
          <span className="prose-item-text">{content}</span>
        </ItemTag>
      ))}
    </ListTag>
  )
}

function SpanPart({ span, look }: { span: Span; look: Look }): ReactNode {
  switch (span.kind) {
    case 'text':
      return span.text
    case 'code':
      return <code className="prose-code">{span.text}</code>
    case 'strong':
      return <strong>{spans(span.spans, look)}</strong>
    case 'emphasis':
      return <em>{spans(span.spans, look)}</em>
    case 'formula':
      return <FormulaPart formula={span} formulas={look.formulas} />
    case 'picture':
      return <PicturePart picture={span} pictures={look.pictures} />
  }
}
