/** The smallest application of the same framework: what ours is measured against. */
const config = {
  poweredByHeader: false,
  agentRules: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: process.cwd().replace(/\/bench\/bare$/, "") },
};

export default config;
