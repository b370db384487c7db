import { screen } from '@testing-library/dom'
import { useState } from 'react'
import { expect, it } from 'vitest'
import { pictureTokensIn, withAlternative } from '#domain/text/picture-tokens.ts'
import { show } from '../../testing/show.tsx'
import { PictureList } from './picture-list.tsx'

const ID = 'abcdefghijklmnopqrstuv'

const showList = (first: string) => {
  function List() {
    const [text, setText] = useState(first)
    return (
      <PictureList
        pictures={pictureTokensIn(text)}
        onDescribe={(picture, alternative) => setText(withAlternative(text, picture, alternative))}
        below={0}
        added={null}
        onPutBelow={() => undefined}
        onRemove={() => undefined}
      />
    )
  }
  return show(<List />)
}

it('says that a picture is not described once its field was left empty, until it is', async () => {
  const { user } = showList(`![](${ID}) and ![a leaf](${ID.replace('a', 'b')})`)
  const missing = () => screen.queryAllByText(/^Write what picture/).map(({ textContent }) => textContent)
  const shows = (number: number) => screen.getByRole('textbox', { name: `What does picture ${number} show?` })
  const decoration = () => screen.getAllByRole('checkbox')[0]
  expect(missing(), 'nobody has been there').toEqual([])
  await user.click(shows(1))
  expect(missing()).toEqual([])
  await user.tab()
  expect(missing()).toEqual(['Write what picture 1 shows, or say that it is decoration only.'])
  expect(document.activeElement).toBe(decoration())
  const described = decoration()?.getAttribute('aria-describedby') ?? ''
  expect(document.getElementById(described)?.textContent).toBe(missing()[0])
  await user.keyboard(' ')
  expect(missing()).toEqual([])
  await user.keyboard(' ')
  await user.type(shows(1), 'a root')
  await user.tab()
  expect(missing()).toEqual([])
})
