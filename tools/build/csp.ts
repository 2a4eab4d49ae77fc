/**
 * What the page may load and do. The same list goes into the page (for hosts that cannot send headers) and into
 * `_headers`; only a header can carry `frame-ancestors`.
 */
const DIRECTIVES = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data: blob:",
  "font-src 'self'",
  // Sockets to any host, because players may name a broker of their own; requests to our own origin only. `ws:` is for
  // brokers in the house: a page on https may not use it anyway. 'self' alone would do for our own broker in today's
  // browsers, but Safari before 15.4 did not count a socket as the same origin.
  "connect-src 'self' ws: wss:",
  "manifest-src 'self'",
  "worker-src 'self'",
  "media-src 'self' blob:",
  "base-uri 'none'",
  "form-action 'none'",
  "require-trusted-types-for 'script'",
  'trusted-types exodus-box',
];

export const PAGE_CSP = DIRECTIVES.join('; ');

export const HEADERS_FILE = `/*
  Content-Security-Policy: ${[...DIRECTIVES, "frame-ancestors 'none'"].join('; ')}
  X-Content-Type-Options: nosniff
  Referrer-Policy: no-referrer
  Permissions-Policy: camera=(self), microphone=(), geolocation=(), screen-wake-lock=(self)
  Cross-Origin-Opener-Policy: same-origin

/index.html
  Cache-Control: no-cache

/sw.js
  Cache-Control: no-cache

/assets/*
  Cache-Control: public, max-age=31536000, immutable
`;
