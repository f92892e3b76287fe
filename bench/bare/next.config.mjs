/** The smallest application of the same framework: what ours is measured against. */
export default {
  poweredByHeader: false,
  agentRules: false,
  typescript: { ignoreBuildErrors: true },
  turbopack: { root: process.cwd().replace(/\/bench\/bare$/, "") },
};
