const written = process.env.TEST_NOW ?? '2026-12-03T10:00:00+08:00';
if (!/T.*(Z|[+-]\d\d:\d\d)$/.test(written) || Number.isNaN(Date.parse(written))) {
  throw new Error(`TEST_NOW is "${written}", not an instant with a zone like 2026-12-03T10:00:00+08:00.`);
}

/** Start of tests in milliseconds: `TEST_NOW`, or a Thursday at 10:00 in Hong Kong. */
export const instant = Date.parse(written);
