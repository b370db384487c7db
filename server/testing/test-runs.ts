/** How many random examples a test tries of each thing; the long run gives more. */
export const TEST_RUNS = Number(process.env.TEST_RUNS ?? 15)
