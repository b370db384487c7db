/** The open modal dialogs, the last one on top. All else is inert meanwhile, so notices must be shown inside it. */
let open: readonly HTMLElement[] = []
const listeners = new Set<() => void>()

function change(next: readonly HTMLElement[]) {
  open = next
  for (const listener of listeners) listener()
}

export function enterTopLayer(element: HTMLElement): void {
  change([...open.filter((other) => other !== element), element])
}

export function leaveTopLayer(element: HTMLElement): void {
  change(open.filter((other) => other !== element))
}

export function topElement(): HTMLElement | undefined {
  return open.at(-1)
}

export function onTopLayerChange(listener: () => void): () => void {
  listeners.add(listener)
  return () => listeners.delete(listener)
}
