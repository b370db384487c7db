import type { ReactNode } from 'react'
import type { TextFormat } from '#domain/text/prose.ts'
import { pressFieldKey } from '../../questions/editing/field-keys.ts'
import { TextsOf } from '../../questions/parts/prose.tsx'
import { ProseTools } from './prose-tools.tsx'

type FieldsProps = { format: TextFormat | undefined; children: ReactNode }

/** The fields of a question or a passage, with the keys of their buttons: with tools where it is prose, and as they are where it is plain. */
export function WritingFields({ format, children }: FieldsProps) {
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: it hears of the fields in it, and is nothing to act on itself
    <div onKeyDown={pressFieldKey}>
      {format === undefined ? (
        children
      ) : (
        <TextsOf value={{ format }}>
          <ProseTools>{children}</ProseTools>
        </TextsOf>
      )}
    </div>
  )
}
