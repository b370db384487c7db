import { RichText } from '../rich-text.tsx'
import type { Article } from './articles.ts'
import { Bullets, Steps } from './prose.tsx'

type Block = Article['blocks'][number]

/** What an article is made of. */
export function Blocks({ blocks }: { blocks: readonly Block[] }) {
  return (
    <div className="*:first:mt-0">
      {blocks.map((block) => (
        <OneBlock key={block.text ?? block.items?.[0]} block={block} />
      ))}
    </div>
  )
}

function OneBlock({ block: { kind, text = '', items = [] } }: { block: Block }) {
  if (kind === 'heading') return <h2 className="mt-10 text-xl print:break-after-avoid">{text}</h2>
  if (kind === 'steps') return <Steps texts={items} />
  if (kind === 'list') return <Bullets texts={items} />
  return (
    <p className="mt-4">
      <RichText text={text} />
    </p>
  )
}
