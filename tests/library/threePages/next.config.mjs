// The test checks the types once, for both builds, and stricter.
export default { typescript: { ignoreBuildErrors: true } };
