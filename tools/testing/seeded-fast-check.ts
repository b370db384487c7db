import fc from 'fast-check'

/** Gate and everyday runs try the same examples each time; the long run gives a seed of its own, and tells it. */
fc.configureGlobal({ seed: Number(process.env.TEST_SEED ?? 20_260_115) })

export default fc
