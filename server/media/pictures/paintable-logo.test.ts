import sharp from 'sharp'
import { expect, it } from 'vitest'
import { uploadBrandPicture } from '#contract/questionnaires/branding.ts'
import { describeEachDatabase } from '../../testing/describe-each-database.ts'
import { aTeacher, expectOk } from '../../testing/people.ts'
import { aPictureFile, uploadsBrandPicture } from '../../testing/pictures.ts'
import { sharedWorld } from '../../testing/world.ts'
import { paintableLogo } from './paintable-logo.ts'

describeEachDatabase('a logo for the picture of a link', (open) => {
  const world = sharedWorld(open)

  it.each([
    ['a large one', { width: 900, height: 300 }, { width: 252, height: 84 }],
    ['a wide one', { width: 960, height: 60 }, { width: 420, height: 26 }],
    ['a tall one', { width: 100, height: 400 }, { width: 21, height: 84 }],
    ['a small one', { width: 30, height: 20 }, { width: 60, height: 40 }],
  ])('is a PNG that fits into its place, made of %s', async (_case, size, drawn) => {
    const { browser } = await aTeacher(world())
    const sent = await uploadsBrandPicture('logo')(browser, await aPictureFile(size))
    const { id } = uploadBrandPicture.data.parse(expectOk(sent))
    const logo = await paintableLogo(world().database.db, id)
    expect(logo).toMatchObject(drawn)
    expect(await sharp(logo?.png).metadata()).toMatchObject({ format: 'png', ...drawn, hasAlpha: false })
  })

  it('is none where it is not kept any more', async () =>
    expect(await paintableLogo(world().database.db, 'A'.repeat(22))).toBeNull())
})
