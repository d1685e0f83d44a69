import fc from 'fast-check';

const seed = Number(process.env.TEST_SEED ?? 1);
if (!Number.isInteger(seed)) throw new Error(`TEST_SEED is "${process.env.TEST_SEED}", not an integer.`);

// Gives all property tests one seed. fast-check prints the seed when a property fails.
fc.configureGlobal({ seed });
