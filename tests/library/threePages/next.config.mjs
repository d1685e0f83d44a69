// The test type-checks once for both builds, more strictly.
export default { typescript: { ignoreBuildErrors: true } };
