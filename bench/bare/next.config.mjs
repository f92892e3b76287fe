/** The smallest application on the same framework: the baseline of our measurements. */
const config = {
  poweredByHeader: false,
  agentRules: false,
  typescript: { ignoreBuildErrors: true },
  // Not `.ts`, because the product's middleware.ts in the parent folder would become part of the build.
  pageExtensions: ["tsx"],
  turbopack: { root: process.cwd().replace(/\/bench\/bare$/, "") },
};

export default config;
