import { defineConfig } from '@playwright/test'
import { BROWSER_FLAGS, findBrowser } from './tools/browser/find-browser.ts'

const browser = await findBrowser()

const inherited = Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]]))

/**
 * A test runs on the desktop unless its tags say otherwise: `@phone` for the phone alone, both tags for both.
 * The gate runs those with the tag `@gate`, each on one size: the phone where it may.
 */
const scope = process.env.TEST_SCOPE
const isGate = scope === 'gate'
const onDesktop = isGate ? /^(?!.*@phone).*@gate/s : /@desktop|^(?!.*@phone)/s
const onPhone = isGate ? /^(?=.*@phone).*@gate/s : /@phone/

/** Screens are looked at in a stage of their own: see e2e/screens/screen.ts. */
const screens = /[\\/]screens[\\/].*\.spec\.ts$/

export default defineConfig({
  testDir: 'e2e',
  ...(scope === 'screens' ? { testMatch: screens } : { testIgnore: screens }),
  outputDir: process.env.BROWSER_TEST_OUTPUT ?? 'test-results',
  fullyParallel: true,
  workers: 2,
  // Far above what anything takes on a busy machine: these end what hangs.
  timeout: 180_000,
  expect: { timeout: 20_000 },
  forbidOnly: Boolean(process.env.CI),
  reporter: 'list',
  use: {
    // Recording what each test does takes a quarter of its time: TRACE=1 records those that fail.
    trace: process.env.TRACE ? 'retain-on-failure' : 'off',
    screenshot: 'only-on-failure',
    actionTimeout: 30_000,
    navigationTimeout: 40_000,
    launchOptions: {
      ...(browser ? { executablePath: browser.path } : {}),
      // Without a UTF-8 locale Chromium on Linux calls a download with a Bengali name "download".
      env: { ...Object.fromEntries(inherited), LC_ALL: 'C.UTF-8', ...browser?.environment },
      args: BROWSER_FLAGS,
    },
  },
  projects: [
    { name: 'desktop', grep: onDesktop, use: { viewport: { width: 1280, height: 800 } } },
    { name: 'phone', grep: onPhone, use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } },
  ],
})
