import type { ComponentProps } from 'react'
import { Button } from '../../ui/button.tsx'

type NextStepProps = Pick<ComponentProps<typeof Button>, 'disabled' | 'busy' | 'onClick' | 'children'> & {
  /** The step that `early.js` leads to. */
  'data-next'?: string
}

/** What to press next on a page that may be longer than the window: in sight all the same. */
export function NextStep(props: NextStepProps) {
  return (
    <div className="sticky bottom-[min(0px,(100dvh-20rem)*99)] z-10 -mx-4 mt-4 bg-paper px-4 py-3 @min-[40rem]:mx-0 @min-[40rem]:px-0">
      <Button variant="primary" size="lg" wide {...props} />
    </div>
  )
}
