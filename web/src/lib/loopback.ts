/** Whether a host name means the machine itself, whichever machine reads it. */
export function isLoopback(host: string): boolean {
  const bare = host.replace(/^\[|\]$/g, "").toLowerCase();
  return bare === "localhost" || bare.endsWith(".localhost") || bare === "::1" || isFirst(bare);
}

function isFirst(host: string): boolean {
  return /^127(\.\d{1,3}){3}$/.test(host);
}
