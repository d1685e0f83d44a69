import fc from 'fast-check';

const seed = Number(process.env.TEST_SEED ?? 1);
if (!Number.isInteger(seed)) throw new Error(`TEST_SEED is "${process.env.TEST_SEED}", not an integer.`);

// All property tests share a seed, which fast-check prints on failure.
fc.configureGlobal({ seed });
