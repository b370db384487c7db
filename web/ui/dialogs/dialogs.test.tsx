import { screen } from '@testing-library/dom'
import { describe, expect, it, vi } from 'vitest'
import { show } from '../../testing/show.tsx'
import { AlertDialog } from './alert-dialog.tsx'
import { Dialog } from './dialog.tsx'

describe('a question that must be answered', () => {
  const asked = () => {
    const on = { onClose: vi.fn(), onAct: vi.fn() }
    const { user } = show(
      <AlertDialog
        open
        onClose={on.onClose}
        title="Delete it?"
        message="Nobody can take it any more."
        action={{ label: 'Delete', danger: true, onAct: on.onAct }}
      />,
    )
    return { user, ...on }
  }

  it('is an alert with its name and what it means', () => {
    asked()
    const dialog = screen.getByRole('alertdialog', { name: 'Delete it?' })
    const described = document.getElementById(dialog.getAttribute('aria-describedby') ?? '')
    expect(described?.textContent).toBe('Nobody can take it any more.')
  })

  it.each([
    { press: 'Cancel', acts: 0, closes: 1 },
    { press: 'Delete', acts: 1, closes: 0 },
  ])('“$press” acts $acts times', async ({ press, acts, closes }) => {
    const { user, onAct, onClose } = asked()
    await user.click(screen.getByRole('button', { name: press }))
    expect([onAct.mock.calls.length, onClose.mock.calls.length]).toEqual([acts, closes])
  })
})

describe('a dialog', () => {
  const shown = (open: boolean, onClose: () => void = () => undefined) => (
    <Dialog open={open} onClose={onClose} title="Share it">
      <p>Here is the link</p>
    </Dialog>
  )

  it('holds nothing while it is shut, and has focus on its title once it is open', () => {
    const { show: showNow } = show(shown(false))
    expect(screen.queryByText('Here is the link')).toBe(null)
    showNow(shown(true))
    expect(screen.getByRole('dialog', { name: 'Share it' })).toBeTruthy()
    expect(document.activeElement?.textContent).toBe('Share it')
  })

  it('asks to be shut by its button, and by Escape without shutting by itself', async () => {
    const onClose = vi.fn()
    const { user } = show(shown(true, onClose))
    await user.click(screen.getByRole('button', { name: 'Close' }))
    const isRefused = !screen.getByRole('dialog').dispatchEvent(new Event('cancel', { cancelable: true }))
    expect([onClose.mock.calls.length, isRefused]).toEqual([2, true])
  })

  it('asks to be shut once a narrower window does not show it any more', () => {
    const onClose = vi.fn()
    show(shown(true, onClose))
    const isSeen = vi.spyOn(screen.getByRole('dialog'), 'checkVisibility').mockReturnValue(true)
    dispatchEvent(new Event('resize'))
    expect(onClose).not.toHaveBeenCalled()
    isSeen.mockReturnValue(false)
    dispatchEvent(new Event('resize'))
    expect(onClose).toHaveBeenCalledOnce()
  })
})
