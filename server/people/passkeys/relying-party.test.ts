import { expect, it } from 'vitest'
import { beginPasskey, beginPasskeyLogIn } from '#contract/people/passkeys.ts'
import { API_BASE, envelope } from '#contract/wire/wire.ts'
import { describeOneDatabase } from '../../testing/describe-each-database.ts'
import { aPasskey } from '../../testing/passkey-maker.ts'
import { aTeacher, expectOk } from '../../testing/people.ts'
import { aWorld } from '../../testing/world.ts'

describeOneDatabase('whom passkeys are made for', (open) => {
  it.each([
    { publicUrl: 'https://quiz.example.org/', host: 'quiz.example.org', id: 'quiz.example.org' },
    { publicUrl: 'https://quiz.example.org', host: 'evil.example', id: 'quiz.example.org' },
    { publicUrl: 'https://quiz.example.org:8443', host: 'x', id: 'quiz.example.org' },
    { publicUrl: 'http://quiz.example.org', host: 'quiz.example.org', id: null },
    { publicUrl: 'https://192.0.2.7', host: '192.0.2.7', id: null },
    { publicUrl: 'https://[2001:db8::7]', host: 'localhost', id: null },
    { publicUrl: '', host: 'localhost:3000', id: 'localhost' },
    { publicUrl: '', host: '127.0.0.1:3000', id: null },
    { publicUrl: '', host: '192.168.1.4', id: null },
    { publicUrl: '', host: 'quiz.example.org', id: null },
    { publicUrl: '', host: 'localhost.evil.example', id: null },
  ])('at $publicUrl, asked as $host, is $id', async ({ publicUrl, host, id }) => {
    const world = await aWorld(open, { PUBLIC_URL: publicUrl })
    const call = { method: 'POST', url: `${API_BASE}/auth/passkey/begin`, headers: { host } } as const
    const reply = await world.newBrowser().sends(call)
    const { response } = envelope.parse(reply.json())
    if (id === null) expect(response.error?.code).toBe('passkeys_not_available')
    else expect(beginPasskeyLogIn.data.parse(response.data).rp_id).toBe(id)
    await world.end()
  })

  it('is the public address alone, whatever host is asked', async () => {
    const world = await aWorld(open, { PUBLIC_URL: 'https://quiz.example.org' })
    const { browser, password } = await aTeacher(world)
    const begun = async () => expectOk(await browser.calls('POST', '/teacher/passkeys/begin', { password }))
    const rp = 'quiz.example.org'
    const says = async (home: string) => {
      const made = aPasskey({ home, rp }).made(beginPasskey.data.parse(await begun()))
      return (await browser.calls('POST', '/teacher/passkeys', { name: 'Phone', ...made })).error?.code ?? 'ok'
    }
    expect(await says('http://localhost')).toBe('passkey_refused')
    expect(await says('http://quiz.example.org')).toBe('passkey_refused')
    expect(await says('https://sub.quiz.example.org')).toBe('passkey_refused')
    expect(await says('https://quiz.example.org')).toBe('ok')
    await world.end()
  })
})
