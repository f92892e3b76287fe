/** The smallest application on the same framework, the baseline of our measurements. */
const config = {
  poweredByHeader: false,
  agentRules: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: process.cwd().replace(/\/bench\/bare$/, "") },
};

export default config;
