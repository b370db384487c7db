import type { ComponentType, FunctionComponent, SVGProps } from 'react'
import type { Spec } from '#domain/questions/rule.ts'

export type EditProps<S extends Spec> = {
  /** Of the question, unique in its draft. */
  id: number
  draft: S['draft']
  /** `typedIn`: the name of the field, where it was typed: what is typed in one go is undone in one go. */
  onChange: (draft: S['draft'], typedIn?: string) => void
  /** Asks for the focus, by a field's name or `data-field`. */
  onFocus: (field: string) => void
  /** Tells a screen reader what has happened. */
  onSaid: (text: string) => void
}

/** How questions of one kind are written. */
export type Editor<S extends Spec> = {
  /** Beside its name where it is offered. */
  Sign: ComponentType<SVGProps<SVGSVGElement>>
  Edit: FunctionComponent<EditProps<S>>
  /** As it will be published, with what is right. */
  Preview: FunctionComponent<{ draft: S['draft'] }>
  /** The field that follows the question's text. */
  firstField: string
}
